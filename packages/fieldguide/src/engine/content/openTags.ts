import type { Place } from '../../shared/errors.ts';
import type { RawPart } from './pageTree.ts';

/** A tag that waits for its end. `unknown`: either a component we lack or somebody's placeholder. */
export interface OpenTag {
  name: string;
  kind: 'element' | 'component' | 'unknown';
  part: RawPart;
  place: Place;
}

/** The tags of raw HTML that are open where a page has been read to. */
export class OpenTags {
  private readonly open: OpenTag[] = [];
  /**
   * How often a name is open. Placeholders such as `<appliance>` stay open to the end, so a long page has
   * thousands: no tag may look at all of them.
   */
  private readonly counts = new Map<string, number>();
  /** Number of tags that were open where the innermost Markdown block began. */
  private outside = 0;

  has(name: string): boolean {
    return (this.counts.get(name) ?? 0) > 0;
  }

  push(tag: OpenTag): void {
    this.open.push(tag);
    this.counts.set(tag.name, (this.counts.get(tag.name) ?? 0) + 1);
  }

  /** Reads what lies in one Markdown block; returns what it leaves open. */
  within(read: () => void): OpenTag[] {
    const { outside } = this;
    this.outside = this.open.length;
    read();
    const left = this.take(this.outside);
    this.outside = outside;
    return left;
  }

  /** Takes out the innermost tag of a name in this block, and those inside it; none where no such tag is open. */
  takeFrom(name: string): OpenTag[] {
    if (!this.has(name)) return [];
    const at = this.open.slice(this.outside).findLastIndex((tag) => tag.name === name);
    return at < 0 ? [] : this.take(this.outside + at);
  }

  /** Takes the tags from a place on out of those that are open. */
  private take(from: number): OpenTag[] {
    const taken = this.open.splice(from);
    for (const tag of taken) this.counts.set(tag.name, (this.counts.get(tag.name) ?? 1) - 1);
    return taken;
  }
}

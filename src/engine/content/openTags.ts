import type { Place } from './place.ts';
/** A tag that waits for its end. */
export interface OpenTag {
  name: string;
  /** `unknown`: a tag that is either a component we lack or somebody's placeholder. */
  kind: 'element' | 'component' | 'unknown';
  slot: number;
  source: string;
  place: Place;
}

/**
 * The tags that are open at one place of a page. Placeholders such as `<appliance>` stay open to the end, so a
 * long page has thousands: nothing here may look at all of them for each tag.
 */
export class OpenTags {
  private readonly entries: OpenTag[] = [];
  private readonly counts = new Map<string, number>();

  push(entry: OpenTag): void {
    this.entries.push(entry);
    this.counts.set(entry.name, (this.counts.get(entry.name) ?? 0) + 1);
  }

  has(name: string): boolean {
    return (this.counts.get(name) ?? 0) > 0;
  }

  /** Takes the innermost open tag of a name out, and those inside it that nothing closed. */
  close(name: string): { opened: OpenTag; unclosed: OpenTag[] } | undefined {
    if (!this.has(name)) return undefined;
    const index = this.entries.findLastIndex((entry) => entry.name === name);
    const [opened, ...unclosed] = this.entries.splice(index);
    for (const entry of [opened, ...unclosed])
      if (entry) this.counts.set(entry.name, (this.counts.get(entry.name) ?? 1) - 1);
    return opened && { opened, unclosed };
  }

  /** Takes all out. */
  closeAll(): OpenTag[] {
    this.counts.clear();
    return this.entries.splice(0);
  }
}

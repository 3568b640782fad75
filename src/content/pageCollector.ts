import GithubSlugger from 'github-slugger';
import type { Diagnostic } from '../shared/errors.ts';
import type { TocItem } from '../shared/types.ts';
import type { CompileServices, LinkFact, ResolvedImage, ResolvedLink } from './compile.ts';
import type { PreparedSource } from './prepare.ts';
import { createRawHtmlReader } from './rawHtml.ts';
import type { PageSource } from './scan.ts';
import { type Slot, slotMark } from './slots.ts';

/** A place in the prepared text. */
export interface Place {
  line: number;
  column: number;
}

/** Gathers what one compile pass finds: the parser's plugins write, `compilePage` reads. */
export class PageFactsCollector {
  readonly slots: Slot[] = [];
  readonly headings: TocItem[] = [];
  readonly anchors = new Set<string>();
  readonly links: LinkFact[] = [];
  readonly diagnostics: Diagnostic[] = [];
  readonly rawHtml = createRawHtmlReader({
    addSlot: (slot) => this.addSlot(slot),
    setSlot: (index, slot) => {
      this.slots[index] = slot;
    },
    warn: (code, message, place, hint) => this.report({ severity: 'warning', code, message, hint }, place),
    link: (url, place) => {
      const target = this.link(url, place);
      return target.kind === 'pending' ? undefined : target.href;
    },
    image: (url, place) => this.image(url, place),
  });
  /** Reference definitions whose page is still to be written. */
  readonly pendingDefinitions = new Set<string>();
  hasTitle = false;
  diagrams = 0;
  private readonly slugger = new GithubSlugger();

  constructor(
    readonly page: PageSource,
    private readonly prepared: PreparedSource,
    readonly services: CompileServices,
  ) {}

  /** The prepared text of the line a place is on. */
  lineOf({ line }: Place): string {
    return this.prepared.lines[line - 1] ?? '';
  }

  addSlot(slot: Slot): number {
    return this.slots.push(slot) - 1;
  }

  markOf(slot: number): string {
    return slotMark(slot);
  }

  /** A text node that will become the slot. */
  mark(slot: Slot): { type: 'text'; value: string } {
    return { type: 'text', value: slotMark(this.addSlot(slot)) };
  }

  report(fault: Omit<Diagnostic, 'file' | 'line' | 'column'>, place: Place): void {
    const origin = this.prepared.originOf(place.line, place.column);
    this.diagnostics.push({ ...fault, file: this.page.file, ...origin });
  }

  /** A fault the parser or the page's own code threw. */
  fail(error: unknown): void {
    const message = error instanceof Error ? error.message : String(error);
    const at = /\b(\d+):(\d+)\b/.exec(message);
    const place = { line: Number(at?.[1] ?? 1), column: Number(at?.[2] ?? 1) };
    this.report(
      { severity: 'error', code: 'compile', message: `the page cannot be compiled: ${message}.` },
      place,
    );
  }

  /** Resolves a link, notes it for the link check, and tells where it leads. */
  link(url: string, place: Place): ResolvedLink {
    const target = this.services.resolveLink(this.page, url);
    this.links.push({ url, ...this.prepared.originOf(place.line, place.column), target });
    return target;
  }

  image(url: string, place: Place): ResolvedImage {
    const image = this.services.resolveImage(this.page, url);
    if (image.problem) this.report(image.problem, place);
    return image;
  }

  /** The id of a heading: written by the author, or made from its text and unique on the page. */
  headingId(text: string, place: Place): string {
    const written = this.prepared.headingIds.get(place.line);
    if (written === undefined) {
      const id = this.slugger.slug(text) || this.slugger.slug('section');
      this.anchors.add(id);
      return id;
    }
    if (this.anchors.has(written)) {
      this.report(
        {
          severity: 'warning',
          code: 'duplicate-id',
          message: `the id "${written}" stands twice on this page.`,
          hint: 'Give each heading an id of its own.',
        },
        place,
      );
    }
    this.slugger.slug(written);
    this.anchors.add(written);
    return written;
  }

  finish(): void {
    this.rawHtml.finish();
    for (const slot of this.slots) {
      if (slot.type !== 'html' || !slot.html.startsWith('<')) continue;
      const id = /^<[a-zA-Z][^>]*\s(?:id|name)="([^"]+)"/.exec(slot.html)?.[1];
      if (id) this.anchors.add(id);
    }
  }
}

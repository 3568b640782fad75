import type { ComponentProps } from '../../components/component.ts';
import { decodeEntities, escapeHtml } from '../../shared/text.ts';
import { decodeText } from './entities.ts';
import { type OpenTag, OpenTags } from './openTags.ts';
import { type Place, placeIn } from './place.ts';
import { keptAttributes, readProps } from './rawAttributes.ts';
import { type Read, readsOfElement, readsOfPicture } from './reading.ts';
import { DROPPED, type Slot } from './slots.ts';
import { HTML_ELEMENTS, OPTIONAL_END, SVG_ELEMENTS, VOID_ELEMENTS } from './vocabulary.ts';

/** What the reader of raw HTML needs from the page it reads for. */
export interface RawHtmlHost {
  addSlot(slot: Slot): number;
  setSlot(index: number, slot: Slot): void;
  warn(code: string, message: string, offset: Place, hint?: string): void;
  /** Final href of a link, or undefined when it must not be a link. */
  link(url: string, offset: Place): string | undefined;
  /** Final attributes of an image. */
  image(url: string, offset: Place): { src: string; width?: number; height?: number };
  /** Whether a tag stands for a component. */
  isComponent(name: string): boolean;
  /** The slot that opens a component. */
  openComponent(name: string, props: ComponentProps, offset: Place): Slot;
  /** Notes an id that links may point at. */
  anchor(id: string, offset: Place): void;
  /** Whether the page holds a text behind a place. */
  follows(text: string, offset: Place): boolean;
}

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?\]\]>|<[!?][^>]*>|<(\/?)([A-Za-z][\w.:-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/g;

/** Removed with all they hold: a strict policy would block them, and a page needs none. */
export const REMOVED = new Set(['script', 'style']);

/**
 * Reads the raw HTML of one page tag by tag, in document order (it may span many Markdown nodes). Known
 * components become open and close slots; HTML elements are kept without what a strict Content Security
 * Policy forbids; any other tag, and any tag that is never closed, is text.
 */
export function createRawHtmlReader(host: RawHtmlHost) {
  const open = new OpenTags();
  let removing: string | undefined;

  /** `note` is told each tag, with the slots that stand for it. */
  function read(
    html: string,
    start: Place,
    note?: (tag: string, slots: readonly number[]) => void,
  ): number[] {
    const slots: number[] = [];
    const emit = (piece: string) => {
      if (piece) slots.push(host.addSlot({ type: 'html', html: strayAngles(piece), reads: [textOf(piece)] }));
    };
    let last = 0;
    for (const match of html.matchAll(TOKEN)) {
      if (!removing) emit(html.slice(last, match.index));
      last = match.index + match[0].length;
      const found = match[2] === undefined ? [] : tag(match, placeIn(html, match.index, start));
      note?.(match[0], found);
      slots.push(...found);
    }
    if (!removing) emit(html.slice(last));
    return slots;
  }

  function tag(match: RegExpExecArray, place: Place): number[] {
    const [source, slash, rawName = '', attributes = '', selfClosing] = match;
    const name = elementName(rawName, open);
    if (removing) {
      if (!slash || name !== removing) return [];
      removing = undefined;
      return [host.addSlot({ type: 'close', name: DROPPED })];
    }
    // A lone `<script>` in a sentence is a word; taking out all that follows would empty the page.
    if (name && REMOVED.has(name) && !slash && (selfClosing || host.follows(`</${name}`, place))) {
      host.warn(
        'raw-html-removed',
        `<${name}> is removed.`,
        place,
        'Pages carry no scripts or styles of their own.',
      );
      if (selfClosing) return [];
      removing = name;
      return [host.addSlot({ type: 'open', name: DROPPED, props: {} })];
    }
    if (name && REMOVED.has(name)) return [stray(source, name, Boolean(slash), place)];
    if (host.isComponent(rawName))
      return component(rawName, attributes, Boolean(slash), Boolean(selfClosing), source, place);
    if (!name) return [unknown(match, rawName, place)];
    if (slash) return [closing(name, source, place)];
    const html = `<${name}${keptAttributes({ name, attributes, inSvg: inSvg(open), place }, host)}${selfClosing && !VOID_ELEMENTS.has(name) && SVG_ELEMENTS.has(name) && inSvg(open) ? '/' : ''}>`;
    const reads =
      name === 'img' ? readsOfPicture(decoded(readProps(attributes).alt)) : readsOfElement(name).before;
    const slot = host.addSlot({ type: 'html', html, reads, ...twinOf(html, source) });
    if (!VOID_ELEMENTS.has(name) && !(selfClosing && inSvg(open))) {
      if (selfClosing)
        host.setSlot(slot, { type: 'html', html: `${html}</${name}>`, twin: `${html}</${name}>` });
      else open.push({ kind: 'element', name, slot, source, place });
    }
    return [slot];
  }

  /**
   * A tag that is no element and no component. A capitalised pair is a component we lack: its children stay.
   * Anything else is a placeholder such as `<appliance>` and stays as text.
   */
  function unknown(match: RegExpExecArray, name: string, place: Place): number {
    const [source, slash, , , selfClosing] = match;
    const warn = (at: Place) =>
      host.warn('unknown-component', `unknown component <${name}>; only its children are kept.`, at);
    if (/^[A-Z][A-Za-z.]*$/.test(name)) {
      if (selfClosing) {
        warn(place);
        return host.addSlot(nothing());
      }
      const closed = slash ? open.close(name) : undefined;
      if (closed) {
        for (const unclosed of closed.unclosed) asText(unclosed);
        host.setSlot(closed.opened.slot, nothing());
        warn(closed.opened.place);
        return host.addSlot(nothing());
      }
    }
    const slot = host.addSlot(asWritten(source));
    if (!slash && !selfClosing) open.push({ kind: 'unknown', name, slot, source, place });
    return slot;
  }

  function stray(source: string, name: string, slash: boolean, place: Place): number {
    if (slash) host.warn('raw-html-unopened', `${source} closes nothing; it stands as text.`, place);
    else
      host.warn(
        'raw-html-unclosed',
        `${source} is never closed; it stands as text.`,
        place,
        `Add </${name}>, or write it in backticks.`,
      );
    return host.addSlot(asWritten(source));
  }

  function closing(name: string, source: string, place: Place): number {
    const closed = open.close(name);
    if (!closed) {
      if (!OPTIONAL_END.has(name))
        host.warn('raw-html-unopened', `${source} closes nothing; it stands as text.`, place);
      return host.addSlot(OPTIONAL_END.has(name) ? { type: 'html', html: '' } : asWritten(source));
    }
    for (const unclosed of closed.unclosed) asText(unclosed);
    const html = `</${name}>`;
    return host.addSlot({ type: 'html', html, reads: readsOfElement(name).after, ...twinOf(html, source) });
  }

  function component(
    name: string,
    attributes: string,
    slash: boolean,
    selfClosing: boolean,
    source: string,
    place: Place,
  ): number[] {
    if (slash) {
      const closed = open.close(name);
      if (!closed) {
        host.warn(
          'component-unopened',
          `${source} closes nothing.`,
          place,
          `Add <${name}> before it, or remove it.`,
        );
        return [];
      }
      for (const unclosed of closed.unclosed) asText(unclosed);
      return [host.addSlot({ type: 'close', name })];
    }
    const props = Object.fromEntries(
      Object.entries(readProps(attributes)).map(([key, value]) => [
        key,
        value === true ? value : decodeEntities(value),
      ]),
    );
    const slot = host.addSlot(host.openComponent(name, props, place));
    if (selfClosing) return [slot, host.addSlot({ type: 'close', name })];
    open.push({ kind: 'component', name, slot, source, place });
    return [slot];
  }

  function asText(entry: OpenTag): void {
    if (entry.kind === 'unknown' || OPTIONAL_END.has(entry.name)) return;
    if (entry.kind === 'component') {
      host.warn(
        'component-unclosed',
        `${entry.source} is never closed.`,
        entry.place,
        `Add </${entry.name}>.`,
      );
      return;
    }
    host.warn(
      'raw-html-unclosed',
      `${entry.source} is never closed; it stands as text.`,
      entry.place,
      `Add </${entry.name}>, or write it in backticks.`,
    );
    host.setSlot(entry.slot, asWritten(entry.source));
  }

  return {
    read,
    /** Call after the last node: tags still open become text. */
    finish() {
      for (const entry of open.closeAll()) asText(entry);
    },
    /** Whether an element or a component is open where the page has been read to. */
    isOpen: (name: string) => open.has(name),
    /** Whether a lone tag would stand as text, for headings and table cells that need their plain text. */
    isText: (html: string) => !elementName(/^<\/?([A-Za-z][\w.:-]*)/.exec(html)?.[1] ?? '!', open),
  };
}

/** A tag that stands as text. */
function asWritten(source: string): Slot {
  return { type: 'html', html: escapeHtml(source), reads: [{ type: 'text', text: source }] };
}

/** A tag that leaves no trace. */
function nothing(): Slot {
  return { type: 'html', html: '', twin: '' };
}

/** The tag of an element in the Markdown twin, where it is not as its author wrote it. */
function twinOf(html: string, source: string): { twin?: string } {
  return html === source ? {} : { twin: html };
}

/** A piece of text between tags. */
function textOf(piece: string): Read {
  return { type: 'text', text: decodeText(piece) };
}

function decoded(value: string | true | undefined): string | undefined {
  return typeof value === 'string' ? decodeEntities(value) : undefined;
}

/** The element a tag stands for in HTML, or undefined where it is text. */
function elementName(rawName: string, open: OpenTags): string | undefined {
  // Docusaurus' link component is a link.
  const lower = rawName === 'Link' ? 'a' : rawName.toLowerCase();
  if (inSvg(open) && SVG_ELEMENTS.has(rawName)) return rawName;
  // `<Label>` or `<IP>` is somebody's placeholder or component, not the element <label>.
  const spelled = rawName === lower || rawName === 'Link' || rawName === rawName.toUpperCase();
  return HTML_ELEMENTS.has(lower) && spelled ? lower : undefined;
}

function inSvg(open: OpenTags): boolean {
  return open.has('svg');
}

function strayAngles(text: string): string {
  return text.replace(/<(?=[A-Za-z/!?])/g, '&lt;');
}

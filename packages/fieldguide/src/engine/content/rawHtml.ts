import { type Place, placeIn } from '../../shared/errors.ts';
import { escapeHtml } from '../../shared/text.ts';
import {
  DOCUMENT_ELEMENTS,
  elementName,
  isCapital,
  OPTIONAL_END,
  REMOVED,
  SVG_ELEMENTS,
  VOID_ELEMENTS,
} from './htmlVocabulary.ts';
import { type OpenTag, OpenTags } from './openTags.ts';
import { DROPPED, type RawPart } from './pageTree.ts';
import {
  decodeText,
  isEmptyFrame,
  keptAttributes,
  type RawHtmlHost,
  readProps,
  spellAttribute,
} from './tagAttributes.ts';
import { unclosedFault, unclosedSign } from './unclosed.ts';

const TOKEN =
  /<!--(?:-?>|[\s\S]*?(?:-->|$))|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<![^>]*(?:>|$)|<(\/?)([A-Za-z][\w.:-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/g;

/** A tag as it is read, and its replacement. */
interface Tag {
  /** As it is written. */
  rawName: string;
  /** The HTML element it means; undefined if it means none. */
  name: string | undefined;
  attributes: string;
  isEnd: boolean;
  selfCloses: boolean;
  place: Place;
  part: RawPart;
}

/** Elements whose text means what is written. */
const LITERAL = ['code', 'pre', 'kbd', 'samp', 'textarea', 'tt', 'svg', 'math'];

/**
 * Reads the raw HTML of one page tag by tag, in document order (it may span many Markdown nodes). HTML elements are
 * kept without what a strict Content Security Policy forbids; any tag that is neither an element nor a component,
 * and any element that is never closed, is text.
 */
export class RawHtmlReader {
  private readonly open = new OpenTags();
  private removing: OpenTag | undefined;

  constructor(private readonly host: RawHtmlHost) {}

  /** Reads the HTML that begins at a place of the page. */
  read(html: string, start: Place): RawPart[] {
    const parts: RawPart[] = [];
    const text = (source: string) => {
      if (this.removing || source === '') return;
      if (!LITERAL.some((name) => this.isOpen(name)))
        this.host.literalText(source, placeIn(html, last, start));
      const shown = { type: 'text', text: decodeText(source), html: strayAngles(source) } as const;
      parts.push({ source, isTag: false, shown: [shown] });
    };
    let last = 0;
    for (const match of html.matchAll(TOKEN)) {
      text(html.slice(last, match.index));
      last = match.index + match[0].length;
      const place = placeIn(html, match.index, start);
      const [source, slash, rawName, attributes = '', selfClosing] = match;
      const part: RawPart = { source, isTag: true, shown: [] };
      parts.push(part);
      if (rawName === undefined) {
        this.withoutName(part, place);
        continue;
      }
      this.tag({
        rawName,
        name: elementName(rawName, this.isOpen('svg')),
        attributes,
        isEnd: slash === '/',
        selfCloses: selfClosing === '/',
        place,
        part,
      });
    }
    text(html.slice(last));
    return parts;
  }

  /**
   * Reads one Markdown block. A tag ends with its block, because an element that stays open would break the page
   * around the block.
   */
  within(read: () => void): void {
    const { removing } = this;
    this.neverClosed(this.open.within(read));
    if (this.removing && !removing) {
      const { name, part, place } = this.removing;
      this.removing = undefined;
      this.unclosed(name, part, place);
    }
  }

  /** Whether an element or a component is open where the page has been read to. */
  isOpen(name: string): boolean {
    return this.open.has(name);
  }

  /** Whether a lone tag would be text, for headings that need their plain text. */
  isText(html: string): boolean {
    const name = /^<\/?([A-Za-z][\w.:-]*)/.exec(html)?.[1];
    return name !== undefined && !this.host.isComponent(name) && !elementName(name, this.isOpen('svg'));
  }

  private tag(tag: Tag): void {
    const { name, rawName, isEnd, place, part } = tag;
    if (this.removing) {
      if (!isEnd || name !== this.removing.name) return;
      this.removing = undefined;
      part.shown = [{ type: 'close', name: DROPPED }];
    } else if (name && REMOVED.has(name)) this.removed(tag, name);
    else if (this.host.isComponent(rawName)) this.component(tag);
    else if (!name) this.unknown(tag);
    else if (!isEnd) this.element(tag, name);
    else if (this.close(name)) part.shown = [{ type: 'element', name, end: true, html: `</${name}>` }];
    else if (!OPTIONAL_END.has(name)) this.unopened(part, place);
  }

  /** Comments leave no trace; what else begins with such signs is for machines that read no pages. */
  private withoutName(part: RawPart, place: Place): void {
    const { source } = part;
    const open = this.removing ? undefined : unclosedSign(source);
    if (open) {
      asWritten(part);
      this.host.report(unclosedFault({ ...open, takesRest: false }), place);
    } else if (!this.removing && !source.startsWith('<!--')) {
      const [shown = ''] = source.split('\n');
      this.host.warn(
        { code: 'raw-html-removed', message: `${shown} is not part of a page and has been removed.` },
        place,
      );
    }
  }

  /** A lone `<script>` in a sentence is a word; taking out all that follows would empty the page. */
  private removed({ isEnd, selfCloses, place, part }: Tag, name: string): void {
    const isEmpty = selfCloses || VOID_ELEMENTS.has(name);
    if (isEnd) this.unopened(part, place);
    else if (!isEmpty && !this.host.text.follows(`</${name}`, place)) this.unclosed(name, part, place);
    else {
      const hint = 'Pages cannot contain their own scripts or styles.';
      this.host.warn({ code: 'raw-html-removed', message: `<${name}> has been removed.`, hint }, place);
      if (!isEmpty) this.remove(name, part, place);
    }
  }

  /** Leaves out all up to the end of an element. */
  private remove(name: string, part: RawPart, place: Place): void {
    this.removing = { kind: 'element', name, part, place };
    part.shown = [{ type: 'open', name: DROPPED, props: {} }];
  }

  private element({ rawName, attributes, selfCloses, place, part }: Tag, name: string): void {
    const inSvg = this.isOpen('svg');
    const props = readProps(attributes);
    const spell = (attribute: string) => spellAttribute(attribute, inSvg || name === 'svg');
    const kept = keptAttributes({ name, attributes: Object.entries(props), place, spell }, this.host);
    if (isEmptyFrame(name, kept)) {
      if (!selfCloses) this.remove(name, part, place);
      return;
    }
    const written = kept.map(([key, value]) =>
      typeof value === 'string' ? ` ${key}="${escapeHtml(value)}"` : ` ${key}`,
    );
    const isVoid = VOID_ELEMENTS.has(name);
    const closesInSvg = selfCloses && inSvg;
    const start = `<${name}${written.join('')}${closesInSvg && !isVoid && SVG_ELEMENTS.has(rawName) ? '/' : ''}>`;
    const html = selfCloses && !isVoid && !inSvg ? `${start}</${name}>` : start;
    const alt = name === 'img' && typeof props.alt === 'string' ? props.alt : undefined;
    part.shown = [{ type: 'element', name, end: false, html, alt }];
    if (!isVoid && !selfCloses) this.open.push({ kind: 'element', name, part, place });
  }

  private component({ rawName: name, attributes, isEnd, selfCloses, place, part }: Tag): void {
    if (isEnd) {
      if (this.close(name)) part.shown = [{ type: 'close', name }];
      else if (!this.host.text.isInOpen(place)) {
        const hint = `Add <${name}> before it, or remove it.`;
        this.host.warn(
          { code: 'component-unopened', message: `${part.source} has no opening tag.`, hint },
          place,
        );
      }
      return;
    }
    part.shown = [this.host.openComponent(name, readProps(attributes), place)];
    if (selfCloses) part.shown.push({ type: 'close', name });
    else this.open.push({ kind: 'component', name, part, place });
  }

  /**
   * A tag that is no element and no component. A capitalised pair is a component we lack: its children stay.
   * Anything else is a placeholder such as `<appliance>` and stays as text.
   */
  private unknown({ rawName: name, isEnd, selfCloses, place, part }: Tag): void {
    const opened = isEnd && isCapital(name) ? this.close(name) : undefined;
    if (opened || (selfCloses && isCapital(name))) {
      const message = `unknown component <${name}>; only its children are kept.`;
      this.host.warn({ code: 'unknown-component', message }, opened?.place ?? place);
      if (opened) opened.part.shown = [];
      return;
    }
    asWritten(part);
    if (!isEnd && DOCUMENT_ELEMENTS.has(name.toLowerCase()))
      this.host.warn(
        {
          code: 'raw-html-document',
          message: `${part.source} is shown as text.`,
          hint: 'Write it in backticks.',
        },
        place,
      );
    if (!isEnd && !selfCloses) this.open.push({ kind: 'unknown', name, part, place });
  }

  /** Takes the innermost open tag of a name out; those inside it have never been closed. */
  private close(name: string): OpenTag | undefined {
    const [closed, ...inside] = this.open.takeFrom(name);
    this.neverClosed(inside);
    return closed;
  }

  private neverClosed(tags: readonly OpenTag[]): void {
    for (const { kind, name, part, place } of tags) {
      // Its end is in what is never closed itself, and has been reported.
      if (kind !== 'unknown' && this.host.text.isSwallowed(`</${name}`, place)) {
        if (kind === 'element') asWritten(part);
      } else if (kind === 'component') {
        const hint = `Add </${name}>.`;
        this.host.warn(
          { code: 'component-unclosed', message: `${part.source} is never closed.`, hint },
          place,
        );
      } else if (kind === 'element' && !OPTIONAL_END.has(name)) this.unclosed(name, part, place);
    }
  }

  private unclosed(name: string, part: RawPart, place: Place): void {
    const hint = `Add </${name}>, or write it in backticks.`;
    this.host.warn(
      { code: 'raw-html-unclosed', message: `${part.source} is never closed and is shown as text.`, hint },
      place,
    );
    asWritten(part);
  }

  private unopened(part: RawPart, place: Place): void {
    asWritten(part);
    if (this.host.text.isInOpen(place)) return;
    this.host.warn(
      { code: 'raw-html-unopened', message: `${part.source} has no opening tag and is shown as text.` },
      place,
    );
  }
}

function asWritten(part: RawPart): void {
  part.shown = [{ type: 'text', text: part.source, html: escapeHtml(part.source) }];
}

function strayAngles(text: string): string {
  return text.replace(/<(?=[A-Za-z/!?])/g, '&lt;');
}

import type { Place } from 'fieldguide';
import type { ComponentProps } from 'fieldguide/components';
import { type PageTree, placeOf } from 'fieldguide/rules';
import type { ListItem, Nodes, TableCell } from 'mdast';
import { createPassage, type LintPassage, type PassageKind, VALUE } from './passage.ts';

/** What the rules read of a page; all places are those of the author's file. */
export interface PageProse {
  /** Running text: paragraphs, list items, table cells, headings, titles of boxes. */
  passages: LintPassage[];
  headings: { level: number; passage: LintPassage }[];
  /** What reads on without a stop: a paragraph, a heading, the cells of a row. Numbered steps are left out. */
  runs: (readonly LintPassage[])[];
  /** Texts in bold: labels and menu paths. */
  labels: (Place & { text: string })[];
  /** Numbered steps that name a label of the interface. */
  labeledSteps: Place[];
  /** What a link says. */
  linkTexts: (Place & { text: string })[];
  images: (Place & { alt: string })[];
  fences: (Place & { language: string; meta: string; code: string })[];
  tables: (Place & { columns: readonly string[]; rows: readonly (readonly string[])[] })[];
  /** The components that it uses. */
  components: (Place & { name: string; props: ComponentProps })[];
  /** Asterisks that readers see and no backslash asks for. */
  asterisks: Place[];
  /** Number of words that a reader sees, code blocks not counted. */
  words: number;
}

/** Reads the text of a page from its tree. */
export function readProse(page: PageTree): PageProse {
  const reader = new ProseReader(page);
  reader.block(page.root, 'paragraph');
  return reader.prose;
}

/** What is read of a page without text. */
export function emptyProse(): PageProse {
  return {
    passages: [],
    headings: [],
    runs: [],
    labels: [],
    labeledSteps: [],
    linkTexts: [],
    images: [],
    fences: [],
    tables: [],
    components: [],
    asterisks: [],
    words: 0,
  };
}

class ProseReader {
  readonly prose = emptyProse();

  constructor(private readonly page: PageTree) {}

  block(node: Nodes, kind: PassageKind): void {
    if (node.type === 'code') this.fence(node);
    else if (node.type === 'html') this.html(node);
    else if (node.type === 'heading') {
      const passage = this.passage(node, 'heading');
      this.prose.headings.push({ level: node.depth, passage });
      this.prose.runs.push([passage]);
    } else if (node.type === 'paragraph') this.prose.runs.push([this.passage(node, kind)]);
    else if (node.type === 'table') this.table(node);
    else if ('children' in node) {
      for (const child of node.children)
        if (node.type === 'list' && node.ordered && child.type === 'listItem') this.step(child);
        else this.block(child, node.type === 'listItem' ? 'item' : kind);
    }
  }

  private step(item: ListItem): void {
    if (item.children.some((part) => part.type === 'paragraph' && hasLabel(part)))
      this.prose.labeledSteps.push(this.placeOf(item));
    for (const [index, child] of item.children.entries())
      if (index === 0 && child.type === 'paragraph') this.passage(child, 'item');
      else this.block(child, 'item');
  }

  /** Each cell with the head of its column. */
  private table(node: Extract<Nodes, { type: 'table' }>): void {
    const [head, ...body] = node.children;
    const columns = head ? this.row(head.children).map(({ text }) => text) : [];
    const rows = body.map(({ children }) => {
      const cells = this.row(children);
      for (const [index, cell] of cells.entries()) cell.column = columns[index];
      return cells.map(({ text }) => text);
    });
    this.prose.tables.push({ ...this.placeOf(node), columns, rows });
  }

  private row(cells: readonly TableCell[]): LintPassage[] {
    const passages = cells.map((cell) => this.passage(cell, 'cell'));
    this.prose.runs.push(passages);
    return passages;
  }

  private passage(node: Nodes, kind: PassageKind): LintPassage {
    const builder = createPassage(kind, this.page.originOf);
    const inline = (child: Nodes): void => {
      // In the prepared text: the passage leads back from there.
      const place = placeOf(child);
      if (child.type === 'text') {
        this.asterisks(child);
        for (const [index, text] of child.value.split('\n').entries())
          builder.add(
            index === 0 ? text : ` ${text}`,
            index === 0 ? place : this.lineStart(child, index, place),
          );
      } else if (child.type === 'inlineCode' || child.type === 'strong') {
        const text = textOf(child);
        builder.addValue({ type: child.type === 'strong' ? 'label' : 'code', text }, place);
        if (child.type === 'strong') this.prose.labels.push({ ...this.placeOf(child), text });
        this.prose.words += countWords(text) - 1;
        if (child.type === 'strong') this.inside(child);
      } else if (child.type === 'image') {
        this.prose.images.push({ ...this.placeOf(child), alt: child.alt ?? '' });
        builder.add(VALUE, place);
      } else if (child.type === 'link') {
        const text = textOf(child);
        this.prose.linkTexts.push({ ...this.placeOf(child), text });
        if (/^(?:https?|mailto):/.test(text)) builder.add(VALUE, place);
        else for (const part of child.children) inline(part);
      } else if (child.type === 'break') builder.add(' ', place);
      else if (child.type === 'html') {
        builder.add(VALUE, place);
        this.html(child);
      } else if (child.type === 'textDirective') builder.add(`:${child.name}`, place);
      else if ('children' in child) for (const part of child.children) inline(part);
    };
    if ('children' in node) for (const child of node.children) inline(child);
    const passage = builder.finish();
    this.prose.passages.push(passage);
    this.prose.words += countWords(passage.text);
    return passage;
  }

  /** Where bold text is broken, one of its asterisks is left over in a text. */
  private asterisks(node: Extract<Nodes, { type: 'text' }>): void {
    const { start, end } = node.position ?? {};
    if (!start || !end || !node.value.includes('*')) return;
    for (let line = start.line; line <= end.line; line++) {
      const text = this.page.lines[line - 1]?.slice(0, line === end.line ? end.column - 1 : undefined) ?? '';
      const from = line === start.line ? start.column - 1 : 0;
      for (const { index } of text.matchAll(/(?<!\\)\*/g))
        if (index >= from) this.prose.asterisks.push(this.page.originOf(line, index + 1));
    }
  }

  /** Links and pictures within bold text. */
  private inside(node: Nodes): void {
    if (node.type === 'image') this.prose.images.push({ ...this.placeOf(node), alt: node.alt ?? '' });
    if ('children' in node) for (const child of node.children) this.inside(child);
  }

  private fence(node: Extract<Nodes, { type: 'code' }>): void {
    const [first = ''] = (node.lang ?? '').split('{');
    const place = this.placeOf(node);
    this.prose.fences.push({ ...place, language: first, meta: node.meta ?? '', code: node.value });
  }

  private html(node: Extract<Nodes, { type: 'html' }>): void {
    for (const piece of node.data?.parts?.flatMap(({ shown }) => shown) ?? [])
      if (piece.type === 'element' && piece.name === 'img')
        this.prose.images.push({ ...this.placeOf(node), alt: piece.alt ?? '' });
      else if (piece.type === 'open') {
        const { name, props, place = placeOf(node) } = piece;
        this.prose.components.push({ ...this.page.originOf(place.line, place.column), name, props });
      }
  }

  private placeOf(node: Nodes): Place {
    const { line, column } = placeOf(node);
    return this.page.originOf(line, column);
  }

  /** Where a further line of a text begins: behind its indentation and the marks of quotes. */
  private lineStart(node: Nodes, index: number, fallback: Place): Place {
    const line = (node.position?.start.line ?? 0) + index;
    const text = this.page.lines[line - 1];
    if (text === undefined) return fallback;
    return { line, column: (/^[\s>]*/.exec(text)?.[0].length ?? 0) + 1 };
  }
}

function hasLabel(node: Nodes): boolean {
  return node.type === 'strong' || ('children' in node && node.children.some(hasLabel));
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if (node.type === 'image') return node.alt ?? '';
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}\uFFFC][^\s]*/gu)?.length ?? 0;
}

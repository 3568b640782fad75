import type { Nodes, Root } from 'mdast';
import type { Diagnostic, Place } from '../../shared/errors.ts';
import { rangeOf } from './pageTree.ts';
import { placeOf } from './place.ts';

/** What begins on a page and does not end, by the sign that it begins with. */
const HTML_ENDS = [
  { start: '<!--', end: '-->', what: 'comment' },
  { start: '<![CDATA[', end: ']]>', what: 'CDATA section' },
  { start: '<?', end: '?>', what: 'processing instruction' },
  { start: '<!', end: '>', what: 'declaration' },
];

export interface Unclosed {
  place: Place;
  /** As messages name it. */
  what: string;
  /** What ends it. */
  end: string;
  /** All that it holds, as its author wrote it. */
  source: string;
  /** It holds text up to the end of the page. */
  takesRest: boolean;
}

/** Comments, declarations and the like that take in what follows them, as the parser reads it. */
export function unclosedHtml(root: Root, text: string): Unclosed[] {
  return found(root, text, { types: ['html'], test: (_, source) => unclosedSign(source) });
}

/** What begins a text and does not end in it. */
export function unclosedSign(source: string): Pick<Unclosed, 'what' | 'end'> | undefined {
  const known = HTML_ENDS.find(({ start }) => source.startsWith(start));
  // `<!-->` is a whole comment.
  return known && !source.includes(known.end, known.start.length - 2) ? known : undefined;
}

/** Code, formulas and admonitions that go on to the end of the page, or of the quote or list item that they are in. */
export function unclosedBlocks(root: Root, text: string): Unclosed[] {
  return found(root, text, { types: ['code', 'math', 'containerDirective'], test: unclosedBlock });
}

function unclosedBlock(node: Nodes, source: string): Pick<Unclosed, 'what' | 'end'> | undefined {
  const [first = '', ...others] = source.split('\n');
  const last = (others.at(-1) ?? '').replace(/^[\s>]+|\s+$/g, '');
  if (node.type !== 'containerDirective') {
    const mark = /^ {0,3}(`{3,}|~{3,}|\${2,})/.exec(first)?.[1];
    if (mark === undefined || (last.startsWith(mark) && /^(.)\1*$/.test(last))) return undefined;
    return { what: node.type === 'code' ? 'code block' : 'formula', end: mark };
  }
  const inner = node.children.at(-1)?.position?.end.line;
  if (/^:{3,}$/.test(last) && inner !== node.position?.end.line) return undefined;
  const colons = /^:+/.exec(first)?.[0] ?? ':::';
  return { what: `"${colons}${node.name}"`, end: colons };
}

function found(
  root: Root,
  text: string,
  {
    types,
    test,
  }: {
    types: readonly Nodes['type'][];
    test(node: Nodes, source: string): Pick<Unclosed, 'what' | 'end'> | undefined;
  },
): Unclosed[] {
  const length = text.trimEnd().length;
  const all: Unclosed[] = [];
  const look = (node: Nodes) => {
    const { start, end } = rangeOf(node);
    const source = text.slice(start, end);
    const open = test(node, source);
    if (!open) return;
    const takesRest = end >= length && source.trimEnd().includes('\n');
    all.push({ ...open, place: placeOf(node), source, takesRest });
  };
  const read = (node: Nodes) => {
    if (types.includes(node.type)) look(node);
    if ('children' in node) node.children.forEach(read);
  };
  read(root);
  return all;
}

/** The fault to report at the line where it begins. */
export function unclosedFault({
  what,
  end,
  takesRest,
}: Pick<Unclosed, 'what' | 'end' | 'takesRest'>): Omit<Diagnostic, 'file' | 'line' | 'column'> {
  const takes = takesRest ? ', so the rest of the page is inside it' : '';
  return {
    code: 'unclosed',
    severity: takesRest ? 'forgivable' : 'warning',
    message: `the ${what} that starts here is never closed${takes}.`,
    hint: `Add ${end} where it should end.`,
    repair: end,
  };
}

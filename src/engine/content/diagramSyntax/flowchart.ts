import { shortLinks } from '../mermaid.ts';
import { Blocks, directionFault, quoteFault, unknownArrow, unknownStatement } from './faults.ts';
import {
  type DiagramFault,
  type KindCheck,
  placed,
  type Statement,
  type StatementFault,
  splitStatements,
} from './statements.ts';

const KEYWORDS = ['subgraph', 'end', 'direction', 'style', 'linkStyle', 'classDef', 'class', 'click'];
const ARROWS = ['-->', '---', '-.->', '-.-', '==>', '===', '<-->', '--o', '--x'];
const LOOKS = /^(?:style|linkStyle|classDef|class|click)\s+\S/;

/** Checks nodes, links and groups. */
export const checkFlowchart: KindCheck = (lines) => {
  const groups = new Blocks();
  const found: DiagramFault[] = [];
  for (const statement of lines.flatMap((line) => splitStatements(line))) {
    const { text } = statement;
    if (/^subgraph\b/.test(text)) {
      groups.push(statement, 'subgraph');
      found.push(...faultOf(statement, groupFault(text)));
    } else if (text === 'end') groups.pop(statement);
    else if (!LOOKS.test(text)) {
      const direction = directionFault(text);
      found.push(...faultOf(statement, direction === null ? linksFault(text) : direction));
    }
  }
  return [...found, ...groups.finish()];
};

function faultOf(statement: Statement, fault: StatementFault | undefined): DiagramFault[] {
  return fault ? [placed(statement, fault)] : [];
}

/** `subgraph id [Title]`, `subgraph "Title"`, `subgraph Title`. */
function groupFault(text: string): StatementFault | undefined {
  const quote = quoteFault(text);
  if (quote) return quote;
  const plain = text.replace(/"[^"]*"/g, '');
  if ((plain.match(/\[/g)?.length ?? 0) === (plain.match(/\]/g)?.length ?? 0)) return undefined;
  return { message: 'a bracket of the title is not closed.', hint: 'Write: subgraph name ["Title"]' };
}

/** Nodes with links between them: `A & B --> C["x"] -.-> D`. */
function linksFault(text: string): StatementFault | undefined {
  let at = 0;
  let lost: StatementFault | undefined;
  const skip = () => {
    at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
  };
  for (;;) {
    const node = readNode(text, at);
    if ('fault' in node) return at === 0 && !node.isBracket ? unknownStatement(text, KEYWORDS) : node.fault;
    at = node.end;
    skip();
    if (at >= text.length) return lost;
    if (text[at] === '&') at += 1;
    else {
      const link = readLink(text, at);
      if (!link) {
        const arrow = /^[-=<>.~|)]+[ox]?(?![\p{L}\p{N}])/u.exec(text.slice(at))?.[0];
        return arrow ? unknownArrow(arrow, ARROWS, at) : { ...unknownStatement(text, KEYWORDS), at: 0 };
      }
      if (link.passedOver) {
        const message = `the link "${text.slice(at, link.end).trim()}" is not drawn.`;
        lost ??= { message, hint: 'Use one of -->, ---, -.->, -.-, ==> and ===.', at, passedOver: true };
      }
      at = link.end;
    }
    skip();
    if (at >= text.length)
      return { message: 'the link leads to no node.', hint: 'Name the node.', at: text.length - 1 };
  }
}

/** A node's name ends where a link or a bracket begins. */
const NAME = /(?:[^\s[\](){}<>|;&"@:~=.-]|[-.=](?=[\p{L}\p{N}_])|:(?!::))+/uy;
const CLASS = /:::[\w-]+/y;
const CLOSES: Record<string, string> = { '[': ']', '(': ')', '{': '}' };

type NodeRead = { end: number } | { fault: StatementFault; isBracket: boolean };

/** Reads one node with its label from `at` on: `name`, `name["label"]`, `name@{ shape: rect }`, `name:::class`. */
function readNode(text: string, at: number): NodeRead {
  NAME.lastIndex = at;
  if (!NAME.test(text)) {
    const message = `a node's name is expected before "${text.slice(at, at + 20)}".`;
    return { fault: { message, hint: 'Begin with a name: name["Label"].', at }, isBracket: false };
  }
  let end = NAME.lastIndex;
  if (text.startsWith('@{', end)) {
    const data = readBrackets(text, end + 1);
    if ('fault' in data) return data;
    end = data.end;
  } else if ('[({>'.includes(text[end] ?? ' ')) {
    const label = readBrackets(text, end);
    if ('fault' in label) return label;
    end = label.end;
  }
  CLASS.lastIndex = end;
  return { end: CLASS.test(text) ? CLASS.lastIndex : end };
}

/** From an opening bracket to its partner; what stands in quotes does not count. */
function readBrackets(text: string, start: number): NodeRead {
  const open: string[] = [];
  let at = start;
  // The flag: name>label]
  if (text[at] === '>') open.push(']');
  for (at += open.length; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') {
      const close = text.indexOf('"', at + 1);
      if (close < 0) {
        const hint = 'Close it on the same line; write #quot; within a text.';
        return { fault: { message: 'a quote is not closed.', hint, at }, isBracket: true };
      }
      at = close;
    } else if (CLOSES[character]) open.push(CLOSES[character]);
    else if (open.at(-1) === character) open.pop();
    else if ('])}'.includes(character)) {
      const message = `"${character}" stands where "${open.at(-1)}" is expected.`;
      return { fault: { message, hint: 'Put a label with brackets in quotes.', at }, isBracket: true };
    }
    if (open.length === 0) return { end: at + 1 };
  }
  const message = `the bracket "${text[start]}" is not closed.`;
  return { fault: { message, hint: `Write "${open.at(-1)}" behind the label.`, at: start }, isBracket: true };
}

/** Links as a whole, and the first half of links with a text in them. */
const WHOLE =
  /(?:[\w-]+@)?(?:[<xo]?--+[-xo>]|[<xo]?==+[=xo>]|[<xo]?-?\.+-[xo>]?|~~~+)(?:\s*\|(?:"[^"]*"|[^|"])*\|)?/y;
const HALVES: [RegExp, RegExp][] = [
  [/(?:[\w-]+@)?[<xo]?--(?=[^-])/y, /\s*--+[-xo>]/g],
  [/(?:[\w-]+@)?[<xo]?==(?=[^=])/y, /\s*==+[=xo>]/g],
  [/(?:[\w-]+@)?[<xo]?-\.(?=[^-.])/y, /\s*\.+-[xo>]?/g],
];
/** What our renderer draws. */
const DRAWN = /^<?(?:-->|---|-\.->|-\.-|==>|===)(?:\s*\||$)|^(?:--|==)[ox]$/;
const DRAWN_TEXT = /^<?(?:--|-\.|==)\s[\s\S]+?\s(?:-->|---|\.->|\.-|==>|===)$/;

/** Reads a link from `at` on; undefined where none is. */
function readLink(text: string, at: number): { end: number; passedOver: boolean } | undefined {
  WHOLE.lastIndex = at;
  if (WHOLE.test(text)) {
    const end = WHOLE.lastIndex;
    return { end, passedOver: !isDrawn(DRAWN, text, [at, end]) };
  }
  for (const [start, finish] of HALVES) {
    start.lastIndex = at;
    if (!start.test(text)) continue;
    finish.lastIndex = afterQuotes(text, start.lastIndex);
    if (!finish.test(text)) continue;
    const end = finish.lastIndex;
    return { end, passedOver: !isDrawn(DRAWN_TEXT, text, [at, end]) };
  }
  return undefined;
}

/** A text in quotes may hold what looks like the end of the link. */
function afterQuotes(text: string, at: number): number {
  return at + (/^\s*"[^"]*"/.exec(text.slice(at))?.[0].length ?? 0);
}

function isDrawn(pattern: RegExp, text: string, [at, end]: [number, number]): boolean {
  const around = `${text[at - 1] ?? ' '}${text.slice(at, end)}${text[end] ?? ' '}`;
  return pattern.test(shortLinks(around).slice(1, -1));
}

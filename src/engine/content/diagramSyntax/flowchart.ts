import { Blocks } from './blocks.ts';
import { directionFault, quoteFault, unknownArrow, unknownStatement } from './hints.ts';
import { readLink } from './links.ts';
import { readNode } from './nodes.ts';
import { splitStatements } from './statements.ts';
import { type DiagramFault, type KindCheck, placed, type Statement, type StatementFault } from './types.ts';

const KEYWORDS = ['subgraph', 'end', 'direction', 'style', 'linkStyle', 'classDef', 'class', 'click'];
const ARROWS = ['-->', '---', '-.->', '-.-', '==>', '===', '<-->', '--o', '--x'];
const LOOKS = /^(?:style|linkStyle|classDef|class|click)\s+\S/;

/** Checks nodes, links and groups. */
export const checkFlowchart: KindCheck = (lines) => {
  const groups = new Blocks('end');
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

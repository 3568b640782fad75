import { Blocks } from './blocks.ts';
import { directionFault, quoteFault, unknownArrow, unknownStatement } from './hints.ts';
import { type DiagramFault, type KindCheck, placed, type StatementFault } from './types.ts';

const ID = String.raw`[\p{L}\p{N}_.-]+`;
const TARGET = String.raw`(?:\[\*\]|\[H\*?\]|${ID}?)(?::::[\w-]+)?`;
const PLAIN = [
  new RegExp(`^(?:${TARGET})\\s*-->\\s*${TARGET}(?:\\s*:.*)?$`, 'u'),
  new RegExp(`^${ID}(?::::[\\w-]+)?(?:\\s*:.*)?$`, 'u'),
  new RegExp(
    `^state\\s+(?:"[^"]*"(?:\\s+as\\s+${ID})?|${ID})(?:\\s*(?:<<|\\[\\[)(?:fork|join|choice)(?:>>|\\]\\]))?$`,
    'u',
  ),
  /^--$/,
  /^(?:classDef|class|style|linkStyle|click|hide empty description|scale)\b/,
];
const COMPOSITE = new RegExp(`^state\\s+(?:"[^"]*"\\s+as\\s+)?(?:"[^"]*"|${ID})\\s*\\{$`, 'u');
const KEYWORDS = ['state', 'note', 'direction', 'classDef', 'class', 'end note'];

/** Checks states, transitions, notes and composite states. */
export const checkState: KindCheck = (statements) => {
  const composites = new Blocks('}');
  const notes = new Blocks('end note');
  const found: DiagramFault[] = [];
  for (const statement of statements) {
    const text = statement.text.replace(/;$/, '').trim();
    if (text === 'end note') notes.pop(statement);
    else if (notes.current !== undefined) continue;
    else if (/^note\s+(?:left|right)\s+of\s+[^:]+$/i.test(text)) notes.push(statement, 'note');
    else if (/^note\s+(?:left|right)\s+of\s+[^:]+:/i.test(text)) continue;
    else if (text === '}') composites.pop(statement);
    else if (COMPOSITE.test(text)) composites.push(statement, 'state');
    else {
      const fault = stateFault(text);
      if (fault) found.push(placed(statement, fault));
    }
  }
  return [...found, ...composites.finish(), ...notes.finish()];
};

function stateFault(text: string): StatementFault | undefined {
  const direction = directionFault(text);
  if (direction !== null) return direction;
  if (/^(?:state|note|direction)$/.test(text)) return unknownStatement(text, KEYWORDS);
  if (PLAIN.some((pattern) => pattern.test(text))) return undefined;
  const quote = quoteFault(text);
  if (quote) return quote;
  const arrow = /^(?:\[\*\]|[\p{L}\p{N}_]+)\s*([-=<>.~]+)\s*(?:\[\*\]|[\p{L}\p{N}_])/u.exec(text);
  return arrow
    ? unknownArrow(arrow[1] ?? '', ['-->'], text.indexOf(arrow[1] ?? ''))
    : unknownStatement(text, KEYWORDS);
}

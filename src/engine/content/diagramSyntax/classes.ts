import { Blocks } from './blocks.ts';
import { directionFault, quoteFault, unknownArrow, unknownStatement } from './hints.ts';
import { type DiagramFault, type KindCheck, placed, type StatementFault } from './types.ts';

const NAME = '(?:`[^`]+`|[\\p{L}\\p{N}_.-]+?(?:~[^\\s~]+(?:~[^\\s~]*)*~)?)';
const LABEL = '(?:\\["[^"]*"\\])?(?::::[\\w-]+)?';
const RELATION = '(?:<\\||[*o<]|\\(\\))?(?:--|\\.\\.)(?:\\|>|[*o>]|\\(\\))?';
const ARROWS = [
  '<|--',
  '*--',
  'o--',
  '-->',
  '--',
  '..>',
  '..|>',
  '<|..',
  '--|>',
  '--*',
  '--o',
  '<--',
  '<..',
  '..',
];
const PLAIN = [
  new RegExp(`^class\\s+${NAME}${LABEL}\\s*(?:\\{[^{}]*\\})?$`, 'u'),
  new RegExp(`^<<\\s*[\\w -]+\\s*>>\\s*${NAME}$`, 'u'),
  new RegExp(`^${NAME}\\s*(?:"[^"]*"\\s*)?${RELATION}\\s*(?:"[^"]*"\\s*)?${NAME}(?:\\s*:.*)?$`, 'u'),
  new RegExp(`^${NAME}\\s*:.*$`, 'u'),
  new RegExp(`^note(?:\\s+for\\s+${NAME})?\\s+"[^"]*"$`, 'u'),
  /^(?:click|link|callback|style|classDef|cssClass|title)\s+\S/,
];
const OPENS = new RegExp(`^(class|namespace)\\s+${NAME}${LABEL}\\s*\\{$`, 'u');
const KEYWORDS = [
  'class',
  'namespace',
  'note',
  'direction',
  'click',
  'link',
  'style',
  'classDef',
  'cssClass',
];

/** Checks classes, relations, notes and namespaces; members may be anything. */
export const checkClasses: KindCheck = (statements) => {
  const bodies = new Blocks('}');
  const found: DiagramFault[] = [];
  for (const statement of statements) {
    const { text } = statement;
    const opens = OPENS.exec(text);
    if (text === '}') bodies.pop(statement);
    else if (bodies.current === 'class') continue;
    else if (opens) bodies.push(statement, opens[1] ?? 'class');
    else {
      const fault = classFault(text);
      if (fault) found.push(placed(statement, fault));
    }
  }
  return [...found, ...bodies.finish()];
};

function classFault(text: string): StatementFault | undefined {
  const direction = directionFault(text);
  if (direction !== null) return direction;
  if (PLAIN.some((pattern) => pattern.test(text))) return undefined;
  const quote = quoteFault(text);
  if (quote) return quote;
  const arrow =
    /^[\p{L}\p{N}_]+\s+(?:"[^"]*"\s+)?([^\s"\p{L}\p{N}_:]{2,})\s+(?:"[^"]*"\s+)?[\p{L}\p{N}_]/u.exec(text);
  return arrow
    ? unknownArrow(arrow[1] ?? '', ARROWS, text.indexOf(arrow[1] ?? ''))
    : unknownStatement(text, KEYWORDS);
}

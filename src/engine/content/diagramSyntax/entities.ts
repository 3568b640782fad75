import { Blocks } from './blocks.ts';
import { directionFault, quoteFault, unknownArrow, unknownStatement } from './hints.ts';
import { type DiagramFault, type KindCheck, placed, type StatementFault } from './types.ts';

const NAME = '(?:"[^"]+"|[\\p{L}\\p{N}_.-]+)';
const ALIAS = '(?:\\s*\\[(?:"[^"]*"|[^\\]"]+)\\])?(?::::[\\w,-]+)?';
const CARDINALITY = '(?:\\|o|\\|\\||\\}o|\\}\\|)(?:--|\\.\\.|\\.-|-\\.)(?:o\\||\\|\\||o\\{|\\|\\{)';
const WORDS =
  '(?:only one|one or zero|one or more|one or many|zero or one|zero or more|zero or many|many\\([01]\\)|many|one|[01]\\+|1)';
const PLAIN = [
  new RegExp(`^${NAME}${ALIAS}\\s*${CARDINALITY}\\s*${NAME}${ALIAS}(?:\\s*:.*)?$`, 'u'),
  new RegExp(`^${NAME}\\s+${WORDS}\\s+(?:optionally )?to\\s+${WORDS}\\s+${NAME}(?:\\s*:.*)?$`, 'u'),
  new RegExp(`^${NAME}${ALIAS}(?:\\s*\\{\\s*\\})?$`, 'u'),
  /^(?:style|classDef|class|title)\s+\S/,
];
const OPENS = new RegExp(`^${NAME}${ALIAS}\\s*\\{$`, 'u');
const ATTRIBUTE = /^[^\s"]+\s+[^\s"]+(?:\s+(?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*)?(?:\s+"[^"]*")?$/;
const ARROWS = ['||--||', '||--o{', '||--|{', '}o--o{', '}|--|{', '|o--o|', '||..o{', '||..||'];

/** Checks entities, their attributes and relations. */
export const checkEntities: KindCheck = (statements) => {
  const bodies = new Blocks('}');
  const found: DiagramFault[] = [];
  for (const statement of statements) {
    const { text } = statement;
    if (text === '}') bodies.pop(statement);
    else if (bodies.current !== undefined) {
      const fault = ATTRIBUTE.test(text) ? undefined : attributeFault(text);
      if (fault) found.push(placed(statement, fault));
    } else if (OPENS.test(text)) bodies.push(statement, 'entity');
    else {
      const fault = entityFault(text);
      if (fault) found.push(placed(statement, fault));
    }
  }
  return [...found, ...bodies.finish()];
};

function attributeFault(text: string): StatementFault {
  const message = `"${text}" is no attribute.`;
  return (
    quoteFault(text) ?? { message, hint: 'Write its type, its name, keys (PK, FK, UK) and a text in quotes.' }
  );
}

function entityFault(text: string): StatementFault | undefined {
  const direction = directionFault(text);
  if (direction !== null) return direction;
  if (PLAIN.some((pattern) => pattern.test(text))) return undefined;
  const quote = quoteFault(text);
  if (quote) return quote;
  const arrow = /^[\p{L}\p{N}_"-]+\s+(\S*[-.]{1,2}\S*)\s+[\p{L}\p{N}_"]/u.exec(text);
  const keywords = ['direction', 'style', 'classDef', 'class', 'title'];
  return arrow
    ? unknownArrow(arrow[1] ?? '', ARROWS, text.indexOf(arrow[1] ?? ''))
    : unknownStatement(text, keywords);
}

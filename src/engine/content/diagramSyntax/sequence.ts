import { Blocks, unknownArrow, unknownStatement } from './faults.ts';
import { type DiagramFault, type KindCheck, placed, type StatementFault } from './statements.ts';

const BLOCKS = ['loop', 'alt', 'opt', 'par', 'par_over', 'critical', 'break', 'rect', 'box'];
const DIVIDERS: Record<string, readonly string[]> = {
  else: ['alt'],
  and: ['par', 'par_over'],
  option: ['critical'],
};
const PLAIN = [
  /^(?:create\s+)?(?:participant|actor)\s+\S/,
  /^destroy\s+\S/,
  /^(?:de)?activate\s+\S/,
  /^autonumber\b/,
  /^title\b/,
  /^note\s+(?:left of|right of|over)\s+[^:]+:/i,
  /^(?:links?|properties|details)\s+[^:]+:/,
];
const ARROWS = ['->>', '-->>', '->', '-->', '-)', '--)', '-x', '--x', '<<->>', '<<-->>'];
const MESSAGE =
  /^(.+?)\s*(<<-->>|<<->>|-->>|->>|--x|-x|--\)|-\)|-->|->)(?![>)])\s*[+-]?\s*([^\s:-][^:]*?)\s*(:.*)?$/s;
const WORDS = 'end participant actor activate deactivate autonumber title Note destroy create'.split(' ');
const KEYWORDS = [...BLOCKS, ...Object.keys(DIVIDERS), ...WORDS];

/** Checks messages, participants, notes and blocks. */
export const checkSequence: KindCheck = (statements) => {
  const blocks = new Blocks();
  const found: DiagramFault[] = [];
  for (const statement of statements) {
    const text = statement.text.replace(/;$/, '').trim();
    const word = /^\w+/.exec(text)?.[0] ?? '';
    const isMessage = MESSAGE.exec(text);
    if (text === 'end') blocks.pop(statement);
    else if (BLOCKS.includes(word) && !isMessage) blocks.push(statement, word);
    else if (Object.hasOwn(DIVIDERS, word) && !isMessage) {
      const owners = DIVIDERS[word] ?? [];
      if (!owners.includes(blocks.current ?? ''))
        found.push(
          placed(statement, {
            message: `"${word}" stands in no "${owners[0]}".`,
            hint: `Open "${owners[0]}" above it.`,
          }),
        );
    } else if (!PLAIN.some((pattern) => pattern.test(text))) {
      const fault = messageFault(text, isMessage);
      if (fault) found.push(placed(statement, fault));
    }
  }
  return [...found, ...blocks.finish()];
};

function messageFault(text: string, message: RegExpExecArray | null): StatementFault | undefined {
  if (!message) {
    const arrow = /^[\p{L}\p{N}_]+\s*([-=<>.~)x]*[-=<>~][-=<>.~)]+x?)\s*[\p{L}\p{N}_]/u.exec(text);
    return arrow
      ? unknownArrow(arrow[1] ?? '', ARROWS, text.indexOf(arrow[1] ?? ''))
      : unknownStatement(text, KEYWORDS);
  }
  const [, from = '', arrow = '', to = '', says] = message;
  if (says === undefined)
    return { message: 'the message says nothing.', hint: 'Write a text: A->>B: text', at: text.length - 1 };
  if (arrow.startsWith('<<'))
    return {
      message: `the arrow "${arrow}" is not drawn.`,
      hint: 'Write two messages.',
      at: text.indexOf(arrow),
      passedOver: true,
    };
  const spaced = [from, to].find((name) => /\s/.test(name.trim()));
  if (spaced === undefined) return undefined;
  const hint = `Declare it under a short name: participant P as ${spaced.trim()}`;
  return {
    message: `the message is not drawn: the name "${spaced.trim()}" has a space.`,
    hint,
    passedOver: true,
  };
}

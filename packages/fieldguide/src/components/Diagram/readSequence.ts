import type { PlacedFault } from '../../shared/errors.ts';
import type { Head, Role } from './flowchart.ts';
import {
  Blocks,
  labelText,
  placed,
  type Statement,
  type StatementFault,
  unknownArrow,
  unknownStatement,
} from './statements.ts';

/** Who takes part in a sequence. */
export interface Participant {
  id: string;
  label: string;
  role?: Role;
}

export interface Message {
  kind: 'message';
  from: string;
  to: string;
  text: string;
  isDotted: boolean;
  start: Head;
  end: Head;
}

/** A note next to or over the lines of participants. */
export interface SequenceNote {
  kind: 'note';
  side: 'left' | 'right' | 'over';
  of: string[];
  text: string;
}

/** `loop`, `alt` and the like; each part has its own condition. */
export interface SequenceBlock {
  kind: 'block';
  word: string;
  parts: { title: string; items: SequenceItem[] }[];
  /** Of a `box` around participants. */
  title?: string;
}

export type SequenceItem = Message | SequenceNote | SequenceBlock;

/** A sequence diagram as it is written in Mermaid. */
export interface Sequence {
  participants: Participant[];
  items: SequenceItem[];
  isNumbered: boolean;
}

const BLOCKS = ['loop', 'alt', 'opt', 'par', 'critical', 'break', 'rect', 'box'];
const DIVIDERS: Record<string, readonly string[]> = {
  else: ['alt'],
  and: ['par'],
  option: ['critical'],
};
const PLAIN = [
  /^(?:create\s+)?(?:participant|actor)\s+\S/,
  /^destroy\s+\S/,
  /^(?:de)?activate\s+\S/,
  /^autonumber\b/,
  /^title\b/,
  /^note\s+(?:left of|right of|over)\s+[^:]+:/i,
];
const SIDES: Record<string, SequenceNote['side']> = { 'left of': 'left', 'right of': 'right' };
const ARROWS = ['->>', '-->>', '->', '-->', '-)', '--)', '-x', '--x', '<<->>', '<<-->>'];
const MESSAGE =
  /^(.+?)\s*(<<-->>|<<->>|-->>|->>|--x|-x|--\)|-\)|-->|->)(?![>)])\s*[+-]?\s*([^\s:-][^:]*?)\s*(:.*)?$/s;
const WORDS = 'end participant actor activate deactivate autonumber title Note destroy create'.split(' ');
const KEYWORDS = [...BLOCKS, ...Object.keys(DIVIDERS), ...WORDS];

/** Reads messages, participants, notes and blocks; what cannot be read is a fault. */
export function readSequence(statements: readonly Statement[]): {
  sequence: Sequence;
  faults: PlacedFault[];
} {
  const blocks = new Blocks<SequenceBlock>();
  const found: PlacedFault[] = [];
  const sequence: Sequence = { participants: [], items: [], isNumbered: false };
  const items = () => blocks.current?.block.parts.at(-1)?.items ?? sequence.items;
  for (const statement of statements) {
    const text = statement.text.replace(/;$/, '').trim();
    const [, word = '', rest = ''] = /^(\w*)\s*(.*)$/s.exec(text) ?? [];
    const message = MESSAGE.exec(text);
    if (text === 'end') blocks.pop(statement);
    else if (BLOCKS.includes(word) && !message) {
      // A block that only colors its lines is not shown as a block.
      const block: SequenceBlock = { kind: 'block', word, parts: [{ title: labelText(rest), items: [] }] };
      if (word === 'box') block.title = boxTitle(rest);
      if (word === 'rect' || word === 'box') block.parts = [{ title: '', items: items() }];
      else items().push(block);
      blocks.push(statement, word, block);
    } else if (Object.hasOwn(DIVIDERS, word) && !message) {
      const owners = DIVIDERS[word] ?? [];
      const { name = '', block } = blocks.current ?? {};
      if (block && owners.includes(name)) block.parts.push({ title: labelText(rest), items: [] });
      else {
        const message = `"${word}" is not inside a block that starts with "${owners[0]}".`;
        found.push(placed(statement, { message, hint: `Open "${owners[0]}" above it.` }));
      }
    } else if (PLAIN.some((pattern) => pattern.test(text))) {
      const known = sequence.participants.length;
      readPlain(text, sequence, items());
      const { title = '' } = blocks.current?.block ?? {};
      // Boxes around participants are not drawn, so each of them says where it is.
      if (title !== '') for (const one of sequence.participants.slice(known)) one.label += `\n(${title})`;
    } else {
      const fault = messageFault(text, message);
      if (fault) found.push(placed(statement, fault));
      else if (message) items().push(readMessage(message, sequence));
    }
  }
  return { sequence, faults: [...found, ...blocks.finish()] };
}

/** Color names that the title of a box may begin with. */
const COLOR =
  /^(?:rgba?\([^)]*\)|hsla?\([^)]*\)|#[0-9a-f]{3,8}\b|(?:light|dark|medium|pale|deep|sky)?(?:aqua|beige|black|blue|brown|coral|cyan|gold|gray|green|grey|indigo|ivory|khaki|lavender|lime|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|teal|tan|transparent|turquoise|violet|wheat|white|yellow)\b)\s*/i;

function boxTitle(text: string): string {
  return labelText(text.replace(COLOR, ''));
}

/** A statement other than a message: a participant or a note, if readers see it. */
function readPlain(text: string, sequence: Sequence, items: SequenceItem[]): void {
  const named = /^(?:create\s+)?(participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/s.exec(text);
  const note = /^note\s+(left of|right of|over)\s+([^:]+):(.*)$/is.exec(text);
  if (/^autonumber\b(?!\s+off)/.test(text)) sequence.isNumbered = true;
  if (named) {
    const [, word, source = '', label] = named;
    const id = labelText(source.replace(/@\{.*$/s, ''));
    const known = participant(sequence, id);
    if (word === 'actor') known.role = 'person';
    known.label = label === undefined ? id : labelText(label);
  }
  if (note) {
    const [, side = '', of = '', says = ''] = note;
    const names = of.split(',').map((name) => participant(sequence, name.trim()).id);
    items.push({ kind: 'note', side: SIDES[side.toLowerCase()] ?? 'over', of: names, text: labelText(says) });
  }
}

function readMessage(
  [, from = '', arrow = '', to = '', says = '']: RegExpExecArray,
  sequence: Sequence,
): Message {
  const end = arrow.endsWith('x') ? 'cross' : /[>)]$/.test(arrow) && !/^--?>$/.test(arrow) ? 'arrow' : 'none';
  return {
    kind: 'message',
    from: participant(sequence, from.trim()).id,
    to: participant(sequence, to.trim()).id,
    text: labelText(says.slice(1)),
    isDotted: arrow.includes('--'),
    start: arrow.startsWith('<<') ? 'arrow' : 'none',
    end,
  };
}

/** The participant of this name; who speaks without being declared takes part, too. */
function participant({ participants }: Sequence, id: string): Participant {
  const known = participants.find((one) => one.id === id);
  if (known) return known;
  const added: Participant = { id, label: id };
  participants.push(added);
  return added;
}

function messageFault(text: string, message: RegExpExecArray | null): StatementFault | undefined {
  if (!message) {
    const arrow = /^[\p{L}\p{N}_]+\s*([-=<>.~)x]*[-=<>~][-=<>.~)]+x?)\s*[\p{L}\p{N}_]/u.exec(text);
    return arrow
      ? unknownArrow(arrow[1] ?? '', ARROWS, text.indexOf(arrow[1] ?? ''))
      : unknownStatement(text, KEYWORDS);
  }
  const [, , , to = '', says] = message;
  const second = text.indexOf('->', text.indexOf(to));
  if (to.includes('->'))
    return {
      message: 'the message has a second arrow.',
      hint: 'Write each message on its own line.',
      at: second,
    };
  if (says === undefined)
    return { message: 'the message has no text.', hint: 'Add a text: A->>B: text', at: text.length - 1 };
  return undefined;
}

import { nearest } from '../../shared/text.ts';
import { type DiagramFault, placed, type Statement, type StatementFault } from './statements.ts';

export const DIRECTIONS = ['TB', 'TD', 'BT', 'LR', 'RL'];

/** A statement that the kind of diagram does not have. */
export function unknownStatement(text: string, keywords: readonly string[]): StatementFault {
  const [word = ''] = text.split(/[\s:[({]/);
  const guess = word.length > 2 ? nearest(word, keywords) : undefined;
  return {
    message: `"${short(text)}" is no statement of this diagram.`,
    hint: guess && guess !== word ? `Did you mean "${guess}"?` : 'Check its brackets, arrows and keywords.',
  };
}

export function unknownArrow(arrow: string, known: readonly string[], at: number): StatementFault {
  const message = `the diagram has no arrow "${arrow}".`;
  return { message, hint: `Did you mean "${nearest(arrow, known) ?? known[0]}"?`, at };
}

export function unknownDirection(word: string, at: number): StatementFault {
  const guess = nearest(word.toUpperCase(), DIRECTIONS);
  return {
    message: `there is no direction "${word}".`,
    hint: guess ? `Did you mean "${guess}"?` : `Use one of ${DIRECTIONS.join(', ')}.`,
    at,
  };
}

/** The fault of a `direction` statement; null where it is none. */
export function directionFault(text: string): StatementFault | undefined | null {
  const match = /^direction\s+(\S+)\s*$/.exec(text);
  if (!match) return null;
  const word = match[1] ?? '';
  return DIRECTIONS.includes(word.toUpperCase()) ? undefined : unknownDirection(word, text.indexOf(word, 9));
}

/** A quote that is not closed; texts in quotes may hold anything else. */
export function quoteFault(text: string): StatementFault | undefined {
  const quotes = [...text.matchAll(/"/g)];
  if (quotes.length % 2 === 0) return undefined;
  return openQuote(quotes.at(-1)?.index ?? 0);
}

/** A quote at that character has no partner. */
export function openQuote(at: number): StatementFault {
  return {
    message: 'a quote is not closed.',
    hint: 'Close it on the same line; write #quot; within a text.',
    at,
  };
}

export function short(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
}

/** Keeps count of blocks, each from its keyword to its `end`. */
export class Blocks {
  readonly faults: DiagramFault[] = [];
  private readonly open: { statement: Statement; name: string }[] = [];

  push(statement: Statement, name: string): void {
    this.open.push({ statement, name });
  }

  /** The innermost open block. */
  get current(): string | undefined {
    return this.open.at(-1)?.name;
  }

  pop(statement: Statement): void {
    if (this.open.pop()) return;
    const message = 'this "end" closes nothing.';
    this.faults.push(placed(statement, { message, hint: 'Remove it, or open a block above it.' }));
  }

  finish(): DiagramFault[] {
    const left = this.open.map(({ statement, name }) =>
      placed(statement, {
        message: `"${name}" is not closed.`,
        hint: 'Write "end" behind its last line.',
      }),
    );
    return [...this.faults, ...left];
  }
}

import { type DiagramFault, placed, type Statement } from './types.ts';

/** Keeps count of what is opened and closed. */
export class Blocks {
  readonly faults: DiagramFault[] = [];
  private readonly open: { statement: Statement; name: string }[] = [];

  constructor(
    /** What closes a block, as it is written: `end` or `}`. */
    private readonly closer: string,
  ) {}

  push(statement: Statement, name: string): void {
    this.open.push({ statement, name });
  }

  /** The innermost open block. */
  get current(): string | undefined {
    return this.open.at(-1)?.name;
  }

  pop(statement: Statement): void {
    if (this.open.pop()) return;
    const message = `this "${this.closer}" closes nothing.`;
    this.faults.push(placed(statement, { message, hint: 'Remove it, or open a block above it.' }));
  }

  finish(): DiagramFault[] {
    const left = this.open.map(({ statement, name }) =>
      placed(statement, {
        message: `"${name}" is not closed.`,
        hint: `Write "${this.closer}" behind its last line.`,
      }),
    );
    return [...this.faults, ...left];
  }
}

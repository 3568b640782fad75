import type { Note } from '../protocol.ts';

/** Notes since the last call. */
export class Notes {
  private readonly noted = new Map<string, Note>();

  add(kind: Note['kind'], name: string): void {
    this.noted.set(`${kind} ${name}`, { kind, name });
  }

  /** A name of a missing module. */
  addMissing(module: string): void {
    this.add(
      /^@(?:docusaurus|theme|theme-original|theme-init|generated)\//.test(module) ? 'plugin' : 'package',
      module,
    );
  }

  take(): Note[] {
    const taken = [...this.noted.values()];
    this.noted.clear();
    return taken;
  }
}

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the new site: nothing is written outside of it. */
export class SiteFolder {
  constructor(private readonly dir: string) {}

  write(file: string, text: string): void {
    writeFileSync(this.room(file), text);
  }

  copy(file: string, out: string): void {
    copyFileSync(file, this.room(out));
  }

  private room(file: string): string {
    const target = path.join(this.dir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    return target;
  }
}

import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFile } from './support/miniSite.ts';
import { temporaryFolder } from './support/temporaryFolders.ts';

const program = path.resolve(import.meta.dirname, '../scripts/compareFacts.mjs');

it('a rewritten page is compared by its facts, and what moved says where', () => {
  const folder = temporaryFolder('facts-');
  const run = (name: string, ...args: string[]) =>
    execFileSync(name, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const write = (page: string, text: string) => writeFile(path.join(folder, 'site/docs', page), text);
  const table = '| Field | Meaning |\n| --- | --- |\n';
  write(
    'a.md',
    `# A\n\nOpen **Tools**, enter \`x\` and \`y\` twice: \`y\`. Wait 30 s, see [b](/b/).\n\n${table}| Port | 22 |\n\n\`\`\`bash\nls -l\n\`\`\`\n`,
  );
  write('b.md', '# B\n');
  write('same.md', 'As `it` is.\n');
  run('git', 'init', '--quiet');
  run('git', 'add', '.');
  run('git', '-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'Pages');
  write('a.md', `# A\n\nSelect **Tools** and enter \`y\`. Wait 45 s.\n\n${table}`);
  write('b.md', '# B\n\nEnter `x`.\n\n```bash\nls -l\n```\n');
  expect(run('node', program, 'HEAD')).toBe(
    [
      'a.md',
      '  lost code: x (now in b.md)',
      '  lost number: 30 ¦ 22',
      '  new number: 45',
      '  lost link: /b/',
      '  lost row: Port',
      '  lost sample line: ls -l (now in b.md)',
      'b.md',
      '  new code: x',
      '  new sample line: ls -l\n',
    ].join('\n'),
  );
});

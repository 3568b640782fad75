import { describe, expect, it } from 'vitest';
import { lintPage, say } from '../../../tests/support/lintPage.ts';
import { shellPlaceholders, unquotedPlaceholders } from './placeholders.ts';

describe('placeholders in a shell', () => {
  it.each([
    ['ssh <user>@<appliance>', ['<user>', '<appliance>']],
    ['curl "https://<appliance>/"  \'<a>\'', []],
    ['sort < in > out; cat <file >out; diff <(a) <(b)', []],
    ['cat <<EOF > x\nhost <appliance>\nEOF\nping <appliance>', ['<appliance>']],
    ['ls # see <this>\nls <that>', ['<that>']],
    ['echo "a \\" <b>" <c d>', ['<c d>']],
  ])('%j', (code, names) => {
    expect(unquotedPlaceholders(code).map(({ name }) => name)).toEqual(names);
  });

  it('are named with their lines, in fences of a shell only', () => {
    const body = 'Run:\n\n```bash\nls\nssh <user>\n```\n\n```text\n<user>\n```\n';
    expect(say(shellPlaceholders, lintPage(body))).toEqual([
      '5:1 the shell reads <user> without quotes as a redirection.',
    ]);
  });
});

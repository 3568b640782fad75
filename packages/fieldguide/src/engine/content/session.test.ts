import { describe, expect, it } from 'vitest';
import { readSession, sessionLanguages } from './session.ts';

/** What copying gives. */
function runs(code: string, language = 'console'): string[] | undefined {
  return readSession(code, language)
    ?.lines.filter((line) => !line.output)
    .map((line) => line.text);
}

describe('a session', () => {
  it.each([
    ['a dollar', '$ uptime', 'bash'],
    ['the superuser', '# reboot', 'bash'],
    ['a host', '[root@hb-ma-01 ~]# reboot', 'bash'],
    ['a user', 'admin@hb-ma-01:~$ uptime', 'bash'],
    ['PowerShell', 'PS> Get-Date', 'powershell'],
    ['PowerShell in a folder', 'PS C:\\Windows> Get-Date', 'powershell'],
    ['a Windows folder', 'C:\\>dir', 'bat'],
    ['MySQL', 'mysql> SELECT 1;', 'sql'],
    ['MariaDB', 'MariaDB [(none)]> SELECT 1;', 'sql'],
    ['PostgreSQL', 'inventory=# SELECT 1;', 'sql'],
    ['a switch', 'hb-sw-01(config)# snmp-server', 'text'],
  ])('knows the prompt of %s', (_, line, language) => {
    const session = readSession(`${line}\noutput`, 'console');
    expect(session?.language).toBe(language);
    expect(session?.lines[0]?.text).toBe(line.replace(/^.*?[$#>]\s*/, ''));
    expect(session?.lines[0]?.prompt + String(session?.lines[0]?.text)).toBe(line);
    expect(session?.lines[1]).toEqual({ prompt: '', text: 'output', output: true });
  });

  it('takes lines without a prompt for output', () => {
    expect(runs('$ date\nSat Nov 21\n\n$ uptime\nup 4 days')).toEqual(['date', 'uptime']);
  });

  it.each([
    [
      'an escaped line break',
      '$ curl \\\n  --fail \\\n  https://x\nok',
      ['curl \\', '  --fail \\', '  https://x'],
    ],
    ['marks of the shell', '$ curl \\\n> --fail\nok', ['curl \\', '--fail']],
    ['an open quote', '$ echo "a\nb"\na', ['echo "a', 'b"']],
    ['a here-document', '$ cat <<EOF\na\nEOF\na', ['cat <<EOF', 'a', 'EOF']],
    ['a statement of SQL', 'mysql> SELECT 1\n    -> FROM t;\n| 1 |', ['SELECT 1', 'FROM t;']],
    ['a block of PowerShell', 'PS> Get-Item `\n>>   C:\\\nC:', ['Get-Item `', '  C:\\']],
  ])('follows a command over lines: %s', (_, code, expected) => {
    expect(runs(code)).toEqual(expected);
  });

  it.each([
    ['an apostrophe in a comment', "$ date # don't stop"],
    ['a hash in quotes', '$ echo "Ticket # 12"'],
    ['an escaped quote', '$ echo \\" "\\""'],
    ['a backslash at the end of a Windows path', 'PS C:\\> dir "C:\\Temp\\"'],
    ['an apostrophe, which is no quote there', "C:\\> echo Don't"],
    ['an apostrophe in the text of a switch', "hb-sw-01# banner Don't"],
    ['a here-string', '$ bc <<< "2"'],
    ['a shift of bits', '>>> 1 << bits'],
  ])('does not take for an open command: %s', (_, line) => {
    expect(readSession(`${line}\noutput`, 'console')?.lines[1]?.output).toBe(true);
  });

  it('is none where no line has a prompt', () => {
    expect(readSession('failed to open iptables', 'console')).toBeUndefined();
  });
});

describe('outside of sessions', () => {
  it('a prompt goes, and the other lines stay what runs', () => {
    expect(runs('$ a\n# b\nc', 'bash')).toEqual(['a', '# b', 'c']);
    expect(readSession('# a comment\nc', 'bash')).toBeUndefined();
    expect(runs('PS> a', 'powershell')).toEqual(['a']);
    expect(readSession('$ x', 'php')).toBeUndefined();
  });
});

it('tells the grammars a page needs', () => {
  expect(sessionLanguages('```console\n$ a\nmysql> b\n```').sort()).toEqual(['bash', 'sql']);
});

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadAll, YAMLException } from 'js-yaml';

/** Where a sample is wrong; lines count from 1. */
export interface SampleFault {
  line: number;
  message: string;
}

export type SampleCheck = (code: string) => SampleFault | undefined;

/** `<appliance>`: what a reader replaces; never a here-document (`<<EOF`) or a process (`<(`). */
const PLACEHOLDER = /(?<!<)<([\p{L}][\p{L}\p{N}_ -]*)>/gu;

/** The sample as it would run: the product's name and every placeholder have a value. */
export function filled(code: string, value = 'placeholder'): string {
  return code.replace(/\{product(?:-slug)?\}/g, 'cairn').replace(PLACEHOLDER, value);
}

/** JSON as it would be sent; a placeholder may stand for a value without quotes. */
export function filledJson(code: string): string {
  return code
    .replace(/\{product(?:-slug)?\}/g, 'cairn')
    .replace(/"(?:[^"\\\n]|\\.)*"|<[\p{L}][\p{L}\p{N}_ -]*>/gu, (found) =>
      found.startsWith('"') ? found : 'null',
    );
}

export const jsonFault: SampleCheck = (code) => {
  const text = filledJson(code);
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    return { line: text.slice(0, at).split('\n').length, message };
  }
};

export const yamlFault: SampleCheck = (code) => {
  try {
    loadAll(filled(code));
    return undefined;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { line: (error.mark?.line ?? 0) + 1, message: error.reason };
  }
};

/** Quotes and parentheses that are not closed. Comments do not count. */
export const sqlFault: SampleCheck = (code) => {
  const open: number[] = [];
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  const tokens = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|`[^`]*`|[()'"`]/g;
  for (const { 0: token, index } of code.matchAll(tokens)) {
    if (token === '(') open.push(index);
    else if (token === ')' && open.pop() === undefined)
      return { line: lineAt(index), message: 'a ")" that nothing opens' };
    else if (/^['"`]$/.test(token)) return { line: lineAt(index), message: `a ${token} that nothing closes` };
  }
  const last = open.at(-1);
  return last === undefined ? undefined : { line: lineAt(last), message: 'a "(" that nothing closes' };
};

/** The shell reads the sample and runs nothing. */
export const bashFault: SampleCheck = (code) => {
  const { status, stderr } = spawnSync('bash', ['-n'], {
    input: `${code.replace(/\{product(?:-slug)?\}/g, 'cairn')}\n`,
    encoding: 'utf8',
  });
  if (status === 0) return undefined;
  const [, line = '1', message = stderr.trim()] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return { line: Number(line), message };
};

/** The first error that shellcheck finds; what it merely advises does not count. */
export const shellcheckFault: SampleCheck = (code) => {
  const args = ['--shell', 'bash', '--severity', 'error', '--format', 'gcc', '-'];
  const { stdout } = spawnSync('shellcheck', args, { input: `${code}\n`, encoding: 'utf8' });
  const [, line, message] = /^-:(\d+):\d+: error: (.*)$/m.exec(stdout) ?? [];
  return line && message ? { line: Number(line), message } : undefined;
};

/** `visudo` checks the sample as a file of its own. */
export const sudoersFault: SampleCheck = (code) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sudoers-'));
  try {
    const file = path.join(folder, 'sample');
    writeFileSync(file, `${filled(code)}\n`, { mode: 0o440 });
    const { status, stderr, stdout } = spawnSync('visudo', ['-c', '-f', file], { encoding: 'utf8' });
    if (status === 0) return undefined;
    const output = `${stderr}${stdout}`.trim();
    return { line: Number(/:(\d+)[:\s]|line (\d+)/.exec(output)?.[1] ?? 1), message: output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Python compiles the sample and runs nothing. */
export const pythonFault: SampleCheck = (code) => {
  const program = 'import sys; compile(sys.stdin.read(), "sample", "exec")';
  const { status, stderr } = spawnSync('python3', ['-c', program], { input: filled(code), encoding: 'utf8' });
  if (status === 0) return undefined;
  const line = Number(/File "sample", line (\d+)/.exec(stderr)?.[1] ?? 1);
  return { line, message: stderr.trim().split('\n').at(-1) ?? stderr };
};

/** True where a program can be started. */
export function hasProgram(name: string, version = '--version'): boolean {
  try {
    execFileSync(name, [version], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

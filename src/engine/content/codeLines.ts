import { escapeHtml } from '../../shared/text.ts';
import type { Fences } from './fences.ts';
import { readSession } from './session.ts';

/** One line of a code block: highlighted, its prompt apart. */
export interface CodeLine {
  html: string;
  prompt: string;
  output: boolean;
}

/** Begins to highlight a code block. Prompts are no code, and output has no colours. */
export function beginLines(code: string, language: string, fences: Fences): () => CodeLine[] {
  const session = readSession(code, language);
  if (!session) {
    const lines = fences.code(code, language);
    return () => lines().map((html) => ({ html, prompt: '', output: false }));
  }
  const commands = session.lines.filter((line) => !line.output).map((line) => line.text);
  const known = fences.has(session.language) ? session.language : 'text';
  const lines = fences.code(commands.join('\n'), known);
  return () => {
    const drawn = lines();
    let next = 0;
    return session.lines.map(({ prompt, output, text }) => {
      if (output) return { html: escapeHtml(text), prompt, output };
      const html = drawn[next] ?? escapeHtml(text);
      next += 1;
      return { html, prompt, output };
    });
  };
}

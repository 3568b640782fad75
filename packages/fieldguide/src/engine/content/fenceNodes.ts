import type { Code, CodeData } from 'mdast';
import { escapeHtml, hintFor } from '../../shared/text.ts';
import { isFenceOf, readFenceMeta, splitFence } from './codeFence.ts';
import { drawnFence, mermaidFence } from './drawnFences.ts';
import type { Fences } from './highlight.ts';
import { readLineMarks } from './lineMarks.ts';
import { readMath } from './math.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { placeOf } from './place.ts';
import { markPlaceholders } from './placeholders.ts';
import { readSession } from './session.ts';

/** Begins the work on a fence: what is noted on its node. */
export function readFence(page: PageFactsCollector, node: Code): CodeData {
  const fence = splitFence(node.lang, node.meta);
  const language = fence.language.toLowerCase();
  const place = placeOf(node);
  if (language === 'mermaid') return { fence: mermaidFence(page, node) };
  if (language === 'math') {
    const formula = { tex: node.value, written: node.value, display: true, place };
    const html = readMath(page, formula);
    return { fence: { draw: () => html, code: node.value } };
  }
  const drawn = page.services.drawnFences?.find((one) => isFenceOf(one, { language, meta: fence.meta }));
  if (drawn && drawn.mark === undefined) return drawnFence(page, node, drawn);
  const { made } = drawn ? drawnFence(page, node, drawn) : {};
  const meta = readFenceMeta(fence.meta);
  const code = takeLineMarks(page, node, meta.marked);
  const { fences, renderCode } = page.services;
  const known = fences.has(language);
  if (!known) {
    const hint = hintFor(language, fences.languages(), 'Use a known language, or "text".');
    const message = `no grammar for the code language "${fence.language}".`;
    page.report({ severity: 'forgivable', code: 'no-grammar', message, hint }, place);
  }
  const marked = markPlaceholders(page, { code, language }, place);
  const begun = beginLines(marked.code, known ? language : 'text', fences);
  const { title, lineNumbers, download } = meta;
  const draw = () => {
    const drawnLines = begun();
    const codeHtml = drawnLines.map(({ html, prompt, output }, index) => {
      const classes = `line${meta.marked.has(index + 1) ? ' line--mark' : ''}${output ? ' line--output' : ''}`;
      const before = prompt ? `<span data-prompt="${escapeHtml(prompt)}"></span>` : '';
      return `<span class="${classes}">${before}${marked.show(html)}</span>`;
    });
    return renderCode({
      codeHtml: codeHtml.join('\n'),
      language,
      title,
      lineNumbers,
      download,
      output: meta.output || language === 'output',
      lines: drawnLines.length,
      longest: code.split('\n').reduce((most, line) => Math.max(most, line.length), 0),
    });
  };
  return { fence: { draw, code, title, language: fence.language }, made };
}

/** Takes the comments that mark lines out of the code of a fence, and notes these lines. */
function takeLineMarks(page: PageFactsCollector, node: Code, known: Set<number>): string {
  const { code, marked, lone } = readLineMarks(node.value);
  node.value = code;
  for (const line of marked) known.add(line);
  if (lone) {
    const { line, column } = placeOf(node);
    const partner = lone.name === 'highlight-end' ? 'highlight-start' : 'highlight-end';
    const message = `the comment "${lone.name}" has no "${partner}".`;
    page.warn(
      { code: 'line-marks', message, hint: `Add "${partner}", or remove it.` },
      { line: line + lone.line, column },
    );
  }
  return code;
}

/** One highlighted line of a code block, with its prompt in a separate element. */
interface CodeLine {
  html: string;
  prompt: string;
  output: boolean;
}

/** Begins to highlight a code block. Prompts are not highlighted as code, and output has no colors. */
function beginLines(code: string, language: string, fences: Fences): () => CodeLine[] {
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

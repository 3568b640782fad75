import type { Code } from 'mdast';
import { diagramLines } from '../../components/Diagram/diagramText.ts';
import { escapeHtml, hintFor } from '../../shared/text.ts';
import { isMeant, readFenceMeta, splitFence, takeMagicComments } from './codeFence.ts';
import { checkAccessibleText, diagram, drawnFence } from './drawings.ts';
import type { Fences } from './highlight.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import type { Fence } from './pageTree.ts';
import { placeOf } from './place.ts';
import { markPlaceholders } from './placeholders.ts';
import { readSession } from './session.ts';

/** Begins the work on a fence. */
export function readFence(page: PageFactsCollector, node: Readonly<Code>): Fence {
  const fence = splitFence(node.lang, node.meta);
  const language = fence.language.toLowerCase();
  const place = placeOf(node);
  if (language === 'mermaid') {
    checkAccessibleText(page, node.value, place);
    return { draw: diagram(page, node.value, place), labels: diagramLines(node.value) };
  }
  const drawn = page.services.drawnFences?.find((one) => isMeant(one, { language, meta: fence.meta }));
  if (drawn && drawn.mark === undefined) return drawnFence(page, node, drawn);
  const below = drawn && drawnFence(page, node, drawn);
  const meta = readFenceMeta(fence.meta);
  const { code, marks } = takeMagicComments(node.value);
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
      const mark = marks.get(index + 1) ?? (meta.marked.has(index + 1) ? 'mark' : undefined);
      const classes = `line${mark ? ` line--${mark}` : ''}${output ? ' line--output' : ''}`;
      const before = prompt ? `<span data-prompt="${escapeHtml(prompt)}"></span>` : '';
      return `<span class="${classes}">${before}${marked.show(html)}</span>`;
    });
    const codeBlock = renderCode({
      codeHtml: codeHtml.join('\n'),
      language,
      title,
      lineNumbers,
      download,
      output: meta.output || language === 'output',
      lines: drawnLines.length,
      longest: Math.max(...code.split('\n').map((line) => line.length)),
    });
    return below?.twin === undefined ? codeBlock : codeBlock + below.draw();
  };
  const opening = fence.meta === '' ? undefined : { language: fence.language, title };
  const lines = [...(title === undefined ? [] : [title]), ...(below?.lines ?? [])];
  return { draw, code, lines, labels: below?.labels, opening, below: below?.twin };
}

/** One line of a code block: highlighted, its prompt apart. */
interface CodeLine {
  html: string;
  prompt: string;
  output: boolean;
}

/** Begins to highlight a code block. Prompts are no code, and output has no colours. */
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

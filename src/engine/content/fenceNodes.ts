import type { Code } from 'mdast';
import { escapeHtml, nearest } from '../../shared/text.ts';
import { isDrawnFence } from '../diagrams/drawFence.ts';
import { readFenceMeta, splitFence, takeMagicComments } from './codeFence.ts';
import { beginLines } from './codeLines.ts';
import { diagramLines } from './diagramText.ts';
import { checkAccessibleText, checkDiagramSyntax, drawnFence, figureHtml, sourceHtml } from './drawings.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import { type Place, placeOf } from './place.ts';
import { markPlaceholders } from './placeholders.ts';
import { LINE } from './reading.ts';
import { noteFence } from './twinNotes.ts';

/** Begins the work on a fence; the answer gives its HTML. */
export function code(page: PageFactsCollector, node: Readonly<Code>): () => string {
  const fence = splitFence(node.lang, node.meta);
  const language = fence.language.toLowerCase();
  const place = placeOf(node);
  if (language === 'mermaid') {
    for (const text of diagramLines(node.value)) page.reading.add(node, { type: 'text', text }, LINE);
    checkAccessibleText(page, node.value, place);
    return diagram(page, node.value, place);
  }
  if (isDrawnFence(language)) return drawnFence(page, node, language);
  const meta = readFenceMeta(fence.meta);
  noteFence(page, node, { ...fence, title: meta.title });
  const { code, marks } = takeMagicComments(node.value);
  const { fences, renderCode, lenient } = page.services;
  page.reading.add(node, { type: 'text', text: meta.title ?? '' }, LINE, { type: 'code', code });
  const known = fences.has(language);
  if (!known) {
    const guess = nearest(language, fences.languages());
    const hint = guess ? `Did you mean "${guess}"?` : 'Use a known language, or "text".';
    const message = `no grammar for the code language "${fence.language}".`;
    page.report({ severity: lenient ? 'warning' : 'error', code: 'no-grammar', message, hint }, place);
  }
  const marked = markPlaceholders(page, { code, language }, place);
  const lines = beginLines(marked.code, known ? language : 'text', fences);
  return () => {
    const drawn = lines();
    const codeHtml = drawn.map(({ html, prompt, output }, index) => {
      const mark = marks.get(index + 1) ?? (meta.marked.has(index + 1) ? 'mark' : undefined);
      const classes = `line${mark ? ` line--${mark}` : ''}${output ? ' line--output' : ''}`;
      const before = prompt ? `<span data-prompt="${escapeHtml(prompt)}"></span>` : '';
      return `<span class="${classes}">${before}${marked.show(html)}</span>`;
    });
    const { title, lineNumbers, download } = meta;
    return renderCode({
      codeHtml: codeHtml.join('\n'),
      language,
      title,
      lineNumbers,
      download,
      output: meta.output || language === 'output',
      lines: drawn.length,
      longest: Math.max(...code.split('\n').map((line) => line.length)),
    });
  };
}

function diagram(page: PageFactsCollector, source: string, place: Place): () => string {
  page.diagrams += 1;
  const faults = checkDiagramSyntax(page, source, place);
  const draw = page.services.fences.diagram(source, `diagram-${page.diagrams}`);
  return () => {
    try {
      const { svg, width } = draw();
      return figureHtml(svg, width);
    } catch (error) {
      // What is wrong has been said at its line.
      if (faults > 0) return sourceHtml(page, source, 'mermaid');
      const reason = error instanceof Error ? error.message : String(error);
      const message = `the Mermaid diagram is shown as its source: ${reason}.`;
      const hint =
        'Use flowchart, sequenceDiagram, stateDiagram, classDiagram or erDiagram, and check its syntax.';
      page.report({ severity: 'warning', code: 'diagram', message, hint }, place);
      return sourceHtml(page, source, 'mermaid');
    }
  };
}

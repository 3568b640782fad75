import type { Code } from 'mdast';
import { escapeHtml } from '../../shared/text.ts';
import type { DrawnFence } from '../config/kit.ts';
import { readYaml } from '../data/readYaml.ts';
import { diagramFaults } from './diagramSyntax.ts';
import { diagramLines } from './diagramText.ts';
import { COLUMN_WIDTH, takeAccessibleText } from './mermaid.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import type { Fence } from './pageTree.ts';
import { type Place, placeOf } from './place.ts';

/** Draws a fence of the site's own; one with a fault is shown as its source. */
export function drawnFence(page: PageFactsCollector, node: Readonly<Code>, fence: DrawnFence): Fence {
  const place = placeOf(node);
  const { language, mark } = fence;
  page.diagrams += 1;
  const source = {
    text: node.value,
    meta: node.meta ?? '',
    idPrefix: `diagram-${page.diagrams}`,
    fileOf: page.services.kitFile,
  };
  const result = fence.draw(source, readYaml);
  if ('html' in result) {
    const { mermaid, html, lines, markdown } = result;
    const figure = mermaid === undefined ? () => '' : diagram(page, mermaid, place);
    const labels = mermaid === undefined ? [] : diagramLines(mermaid);
    return { draw: () => figure() + html, lines: [...labels, ...lines], twin: markdown };
  }
  if ('drawing' in result) {
    const { svg, width, notes, lines } = result.drawing;
    return { draw: () => figureHtml(svg, width, notes), lines };
  }
  for (const { line, column, message, hint } of result.faults) {
    const severity = page.services.lenient ? 'warning' : 'error';
    const what = mark === undefined ? `the ${language} cannot be drawn` : `the ${mark} fails`;
    const fault = { severity, code: mark ?? 'drawing', message: `${what}: ${message}`, hint } as const;
    // The fence's own line stands above its content; its indentation stands before each line of it.
    page.report(fault, { line: place.line + line, column: place.column - 1 + column });
  }
  return { draw: () => sourceHtml(page, node.value, language), code: node.value };
}

/** Begins to draw a Mermaid diagram; one that cannot be drawn is shown as its source. */
export function diagram(page: PageFactsCollector, source: string, place: Place): () => string {
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

/** Wide drawings keep their size and scroll; the figure needs the focus to scroll by keyboard. */
function figureHtml(svg: string, width: number, notes: readonly string[] = []): string {
  const list = notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('');
  const caption = list === '' ? '' : `<figcaption><ol class="marks">${list}</ol></figcaption>`;
  return `<figure class="diagram${width > COLUMN_WIDTH ? ' diagram--wide' : ''}" tabindex="0">${svg}${caption}</figure>`;
}

/** The source of what could not be drawn. */
function sourceHtml(page: PageFactsCollector, source: string, language: string): string {
  const lines = source.split('\n').map((line) => `<span class="line">${escapeHtml(line)}</span>`);
  const name = language === 'mermaid' ? 'Mermaid' : language;
  const title = `Diagram (${name} source)`;
  return page.services.renderCode({ codeHtml: lines.join('\n'), language, title, lineNumbers: false });
}

/** Warns of a Mermaid diagram that says nothing to readers who cannot see it. */
export function checkAccessibleText(page: PageFactsCollector, source: string, place: Place): void {
  const { title, description } = takeAccessibleText(source);
  const missing = [
    ...(title ? [] : ['title (accTitle)']),
    ...(description ? [] : ['description (accDescr)']),
  ];
  if (missing.length === 0) return;
  const message = `the diagram has no ${missing.join(' and no ')}.`;
  const hint = 'Put "accTitle: ..." and "accDescr: ..." below its first line: not everybody sees it.';
  page.report({ severity: 'warning', code: 'diagram-text', message, hint }, place);
}

/** Tells the faults in a Mermaid diagram's source at their lines, and how many there are. */
function checkDiagramSyntax(page: PageFactsCollector, source: string, place: Place): number {
  const faults = diagramFaults(source);
  for (const { line, column, message, hint, passedOver } of faults) {
    const severity = page.services.lenient || passedOver ? 'warning' : 'error';
    const at = { line: place.line + line, column: place.column - 1 + column };
    page.report({ severity, code: 'diagram-syntax', message, hint }, at);
  }
  return faults.length;
}

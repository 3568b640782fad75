import type { Code, CodeData } from 'mdast';
import type { DiagramOptions, DrawnDiagram } from '../../components/Diagram/drawDiagram.ts';
import { type Role, roleOf } from '../../components/Diagram/flowchart.ts';
import { colorsOf, keyHtml } from '../../components/Diagram/key.ts';
import { NARROW, TALLEST, WIDE } from '../../components/Diagram/picture.ts';
import { labelsIn, type ReadDiagram, readDiagram, shownIn } from '../../components/Diagram/readDiagram.ts';
import type { DrawingNode } from '../../components/nodes.ts';
import * as DATA from '../../shared/dataAttributes.ts';
import { isDataFault, type Place, type PlacedFault } from '../../shared/errors.ts';
import { escapeHtml } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { readYaml } from '../data/readYaml.ts';
import type { DrawingNote, DrawnFence, DrawnResult, Kit } from './kit.ts';
import type { PageFactsCollector } from './pageCollector.ts';
import type { Fence } from './pageTree.ts';
import { placeOf } from './place.ts';

/** Begins to draw a Mermaid diagram; one with faults is shown as its source. */
export function mermaidFence(page: PageFactsCollector, node: Readonly<Code>): Fence {
  const place = placeOf(node);
  const { diagram, faults } = readDiagram(node.value);
  checkAccessibleText(page, diagram, place);
  reportFaults(page, faults, { code: 'diagram-syntax', place });
  const asWritten = () => sourceHtml(page, node.value, 'mermaid');
  // The fault has already been reported at its line.
  if (faults.length > 0) return { draw: asWritten, labels: labelsOf(diagram) };
  return drawnDiagram(page, diagram, { place, asWritten });
}

/** Draws a fence of the site's own; one with a fault is shown as its source. */
export function drawnFence(page: PageFactsCollector, node: Readonly<Code>, fence: DrawnFence): CodeData {
  const place = placeOf(node);
  const { language, mark } = fence;
  const source = {
    text: node.value,
    meta: node.meta ?? '',
    fileOf: page.services.kitFile,
  };
  const asWritten = { draw: () => sourceHtml(page, node.value, language), code: node.value };
  let result: DrawnResult;
  try {
    result = fence.draw(source, readYaml);
  } catch (error) {
    if (!isDataFault(error)) throw error;
    page.diagnostics.push(...error.diagnostics);
    return { fence: asWritten };
  }
  if ('nodes' in result) {
    const { chart: diagram, picture, nodes } = result;
    const chart =
      diagram === undefined
        ? []
        : [
            drawing(
              drawnDiagram(page, diagram, { place, asWritten: () => sourceHtml(page, node.value, language) }),
            ),
          ];
    const drawn =
      picture === undefined
        ? []
        : [
            drawing({
              draw: () => figureHtml(picture.svg, { name: 'diagram', label: picture.title }),
            }),
          ];
    // One without a form of its own is shown as a table that is written on the page: its rows have ids.
    for (const node of nodes) if (node.type === 'table' && !node.data) page.tables.push(node);
    return { made: [...chart, ...drawn, ...nodes] };
  }
  if ('drawing' in result) {
    const { title, svg, width, height, notes, lines } = result.drawing;
    const tooBig = warnIfTooLarge(page, { wide: { width, height } }, place);
    const isBeside = notes.length > 0 && width <= BESIDE;
    const name = `diagram${tooBig ? ' diagram--wide' : ''}${isBeside ? ' diagram--beside' : ''}`;
    const html = svg + notesHtml(notes, isBeside);
    return { fence: { draw: () => figureHtml(html, { name, label: title }), labels: lines } };
  }
  const what = mark === undefined ? `the ${language} cannot be drawn` : `the ${mark} fails`;
  const faults = result.faults.map((fault) => ({ ...fault, message: `${what}: ${fault.message}` }));
  reportFaults(page, faults, { code: mark ?? 'drawing', place });
  return { fence: asWritten };
}

/** The widest drawing that leaves room for its notes beside it. */
const BESIDE = 472;
/** Half of a line of a note, which is level with the middle of its mark. */
const HALF_LINE = 11;

/**
 * The notes of a drawing. Beside it, each is level with its mark: an empty picture keeps the distance to the next, since
 * a strict policy allows sizes only to pictures.
 */
function notesHtml(notes: readonly DrawingNote[], isBeside: boolean): string {
  const [first] = notes;
  if (!first) return '';
  const gap = (pixels: number) => {
    const height = Math.round(pixels);
    return height <= 0 || !isBeside
      ? ''
      : `<svg class="level" viewBox="0 0 1 ${height}" width="1" height="${height}" aria-hidden="true"></svg>`;
  };
  const items = notes.map(({ name, text, level }, index) => {
    const next = notes[index + 1]?.level ?? level;
    const of = name === undefined ? '' : `<b>${escapeHtml(name)}:</b> `;
    return `<li>${gap(next - level)}${of}${escapeHtml(text)}</li>`;
  });
  return `<figcaption>${gap(first.level - HALF_LINE)}<ol class="marks">${items.join('')}</ol></figcaption>`;
}

function drawing({ draw, labels = [] }: Pick<Fence, 'draw' | 'labels'>): DrawingNode {
  return { type: 'drawing', draw, labels };
}

/** The words of a diagram, its names among them. */
function labelsOf(diagram: ReadDiagram): string[] {
  const { heading = '', title = '', description = '' } = diagram;
  const labels = [heading, title, description, ...labelsIn(diagram)].filter((label) => label !== '');
  return [...new Set(labels)];
}

/** Begins to draw a diagram; `asWritten`: what is shown of one that cannot be drawn. */
function drawnDiagram(
  page: PageFactsCollector,
  diagram: ReadDiagram,
  { place, asWritten }: { place: Place; asWritten: () => string },
): Pick<Fence, 'draw' | 'labels'> {
  const roles = rolesOf(diagram, page.services.roles);
  const { t } = page.services.site;
  const begun = page.services.fences.diagram(diagram, { roles, ...diagramTexts(t) });
  // Each color is explained once a page, where it is first met.
  const colors = colorsOf(diagram, roles).filter((one) => !page.colors.has(one));
  for (const one of colors) page.colors.add(one);
  const draw = () => {
    try {
      const drawn = begun();
      const tooBig = warnIfTooLarge(page, drawn, place);
      const name = `diagram${drawn.wide.width > 540 ? ' diagram--large' : ''}${tooBig ? ' diagram--wide' : ''}`;
      return figureHtml(captionOf(diagram) + drawn.html + keyHtml(colors, t), {
        name,
        label: drawn.label,
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const message = `the Mermaid diagram is shown as source text: ${reason}.`;
      const hint = 'Use flowchart or sequenceDiagram, or put a picture in its place.';
      page.warn({ code: 'diagram', message, hint }, place);
      return asWritten();
    }
  };
  return { draw, labels: labelsOf(diagram) };
}

/** The title that its author put above it. */
function captionOf({ heading }: ReadDiagram): string {
  return heading ? `<figcaption>${escapeHtml(heading)}</figcaption>` : '';
}

/** The roles of boxes, each with the box's id. */
function rolesOf(diagram: ReadDiagram, words: Kit['roles']): (readonly [string, Role])[] {
  return (shownIn(diagram) ?? []).flatMap((box) => {
    const role = roleOf(box, words);
    return role ? [[box.id, role] as const] : [];
  });
}

/** Warns about a picture that readers must scroll; returns whether it did. */
function warnIfTooLarge(
  page: PageFactsCollector,
  { wide, narrow }: Pick<DrawnDiagram, 'wide' | 'narrow'>,
  place: Place,
): boolean {
  const warn = (size: string) => {
    const message = `the picture is ${size}, so readers must scroll.`;
    const hint = 'Shorten its labels, or split it in two.';
    page.warn({ code: 'diagram-size', message, hint }, place);
    return true;
  };
  if (wide.width > WIDE) return warn(`${wide.width} px wide (limit ${WIDE})`);
  if (wide.height > TALLEST) return warn(`${wide.height} px tall (limit ${TALLEST})`);
  if (narrow && narrow.width > NARROW) return warn(`${narrow.width} px wide on a phone (limit ${NARROW})`);
  if (narrow && narrow.height > TALLEST)
    return warn(`${narrow.height} px tall on a phone (limit ${TALLEST})`);
  return false;
}

/**
 * A picture as a group with a name; what is too wide keeps its size and scrolls, by keyboard if it has the focus. The
 * box around it is for the button that enlarges it, which scripts add.
 */
function figureHtml(html: string, { name, label }: { name: string; label: string }): string {
  // A figure with a caption must not have another role, but it keeps its label.
  const role = html.includes('<figcaption') ? '' : ' role="group"';
  return `<div class="zoom" ${DATA.dialogArea}><figure class="${name}"${role} aria-label="${escapeHtml(label)}" tabindex="0">${html}</figure></div>`;
}

/** The source of what could not be drawn. */
function sourceHtml(page: PageFactsCollector, source: string, language: string): string {
  const lines = source.split('\n').map((line) => `<span class="line">${escapeHtml(line)}</span>`);
  const name = language === 'mermaid' ? 'Mermaid' : language;
  const title = `Diagram (${name} source)`;
  return page.services.renderCode({ codeHtml: lines.join('\n'), language, title, lineNumbers: false });
}

/** The texts that a drawing adds, if not in English. They are data, because another thread draws it. */
function diagramTexts(t: Translate): Pick<DiagramOptions, 'texts'> {
  const texts = { diagram: t(english.diagram), or: t(english.diagramOr), to: t(english.diagramTo) };
  return texts.diagram === english.diagram ? {} : { texts };
}

/** Warns of a Mermaid diagram that says nothing to readers who cannot see it. */
function checkAccessibleText(
  page: PageFactsCollector,
  { title, description }: ReadDiagram,
  place: Place,
): void {
  const missing = [
    ...(title ? [] : ['title (accTitle)']),
    ...(description ? [] : ['description (accDescr)']),
  ];
  if (missing.length === 0) return;
  const message = `the diagram has no ${missing.join(' and no ')}.`;
  const hint =
    'Put "accTitle: ..." and "accDescr: ..." below its first line, because some readers cannot see the diagram.';
  page.warn({ code: 'diagram-text', message, hint }, place);
}

/** Reports the faults in a fence at their lines. */
function reportFaults(
  page: PageFactsCollector,
  faults: readonly PlacedFault[],
  { code, place }: { code: string; place: Place },
): void {
  for (const { line, column, message, hint } of faults) {
    // The fence's own line is above its content; its indentation is before each line of it.
    const at = { line: place.line + line, column: place.column - 1 + column };
    page.report({ severity: 'forgivable', code, message, hint }, at);
  }
}

import { escapeHtml } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import { flowchartSvg } from './drawFlowchart.ts';
import { sequenceSvg } from './drawSequence.ts';
import { loadElk, type NodePlace } from './elk.ts';
import type { Flowchart, Role } from './flowchart.ts';
import { flowchartPictures } from './flowchartPictures.ts';
import { type Size, WIDE } from './picture.ts';
import { type ReadDiagram, shownIn } from './readDiagram.ts';
import type { Sequence, SequenceItem } from './readSequence.ts';

/** A diagram as markup that is safe in a page, for columns and for phones. */
export interface DrawnDiagram {
  html: string;
  /** Its name for readers who do not see it. */
  label: string;
  wide: Size;
  /** Left out where the wide one fits a phone, or where a list is in its place. */
  narrow?: Size;
}

export interface DiagramOptions {
  /** The kinds of boxes and participants by their ids; a list, because an id may be `constructor`. */
  roles?: readonly (readonly [id: string, role: Role])[];
  /** What a drawing says itself; absent: in English. */
  texts?: DiagramTexts;
}

interface DiagramTexts {
  /** The name of one without a name. */
  diagram: string;
  /** Before another part of a block. */
  or: string;
  /** Between who speaks and who hears it. */
  to: string;
}

const ENGLISH: DiagramTexts = { diagram: english.diagram, or: english.diagramOr, to: english.diagramTo };

export type RenderDiagram = (diagram: ReadDiagram, options?: DiagramOptions) => DrawnDiagram;

/**
 * Loads what draws and returns a function that draws at build, without a browser. The function throws an Error for
 * other kinds of diagrams than flowchart and sequence, and for an empty one.
 */
export async function loadDiagrams(): Promise<RenderDiagram> {
  let elk: NodePlace | undefined;
  const place: NodePlace = (graph) => {
    elk ??= loadElk();
    return elk(graph);
  };
  return (given, { roles, texts = ENGLISH } = {}) => {
    // Roles are noted on a copy.
    const diagram = structuredClone(given);
    const { title = texts.diagram, description } = diagram;
    const shown = shownIn(diagram);
    if (shown?.length === 0) throw new Error('the diagram is empty');
    const names = { label: title, description: description ?? title };
    const roleOf = new Map(roles);
    for (const one of shown ?? []) one.role ??= roleOf.get(one.id);
    if (diagram.kind === 'flowchart') return drawFlowchart(diagram.chart, place, names);
    if (diagram.kind === 'sequence') {
      const { svg, size } = sequenceSvg(diagram.sequence, WIDE);
      const list = sequenceList(diagram.sequence, texts);
      return {
        html: svgTag(svg, size, { ...names, name: 'dg-wide' }) + list,
        label: title,
        wide: size,
      };
    }
    throw new Error(`diagrams of the type "${diagram.type}" cannot be drawn`);
  };
}

interface Names {
  label: string;
  description: string;
}

function drawFlowchart(chart: Flowchart, place: NodePlace, names: Names): DrawnDiagram {
  const { wide, narrow } = flowchartPictures(chart, place);
  const { label } = names;
  if (!narrow) return { html: svgTag(flowchartSvg(wide), wide, names), label, wide: sizeOf(wide) };
  const html =
    svgTag(flowchartSvg(wide), wide, { ...names, name: 'dg-wide' }) +
    svgTag(flowchartSvg(narrow), narrow, { ...names, name: 'dg-narrow' });
  return { html, label, wide: sizeOf(wide), narrow: sizeOf(narrow) };
}

function sizeOf({ width, height }: Size): Size {
  return { width: Math.ceil(width), height: Math.ceil(height) };
}

/** The SVG around drawn markup. */
function svgTag(inner: string, size: Size, { label, description, name }: Names & { name?: string }): string {
  const { width, height } = sizeOf(size);
  return `<svg class="dg${name ? ` ${name}` : ''}" role="img" aria-label="${escapeHtml(description || label)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
}

/** A sequence for phones: a list of who says what to whom, numbered through; blocks and remarks have no number. */
function sequenceList({ participants, items }: Sequence, texts: DiagramTexts): string {
  const names = new Map(participants.map(({ id, label }) => [id, escapeHtml(label.replace(/\n/g, ' '))]));
  const name = (id: string) => `<b>${names.get(id) ?? ''}</b>`;
  let number = 0;
  const entry = (item: SequenceItem): string => {
    if (item.kind === 'note')
      return `<li class="dg-remark">${item.of.map(name).join(', ')}: ${escapeHtml(item.text)}</li>`;
    if (item.kind === 'block')
      return item.parts
        .map(({ title, items }, index) => {
          const words = index === 0 ? `${item.word} ${title}` : title || texts.or;
          return `<li class="dg-remark">${escapeHtml(words.trim())}<ol>${items.map(entry).join('')}</ol></li>`;
        })
        .join('');
    number += 1;
    const to =
      item.from === item.to
        ? ''
        : ` <span role="img" aria-label="${escapeHtml(texts.to)}">→</span> ${name(item.to)}`;
    return `<li value="${number}">${name(item.from)}${to}<br>${escapeHtml(item.text)}</li>`;
  };
  return `<ol class="dg-narrow dg-talk">${items.map(entry).join('')}</ol>`;
}

import { escapeHtml } from '../../shared/text.ts';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { ICONS } from './drawFlowchart.ts';
import { ROLES, type Role } from './flowchart.ts';
import { type ReadDiagram, shownIn } from './readDiagram.ts';

/** What a color can say: the kind of a box, or that it asks. */
export type Colored = Role | 'asks';

/** What the colors of a diagram say, in the order of the key; `roles`: by the ids of its boxes. */
export function colorsOf(diagram: ReadDiagram, roles: Iterable<readonly [string, Role]>): Colored[] {
  const known = new Map(roles);
  const shown = shownIn(diagram) ?? [];
  const used = new Set<Colored>(shown.flatMap((one) => known.get(one.id) ?? one.role ?? []));
  if (shown.some((one) => 'shape' in one && one.shape === 'decision')) used.add('asks');
  return [...ROLES, 'asks' as const].filter((one) => used.has(one));
}

const WORDS = {
  part: english.diagramPart,
  target: english.diagramTarget,
  person: english.diagramPerson,
  outside: english.diagramOutside,
  record: english.diagramRecord,
  step: english.diagramStep,
  asks: english.diagramAsks,
} satisfies Record<Colored, string>;

/** One line that explains colors below a picture. Screen readers pass it by: they read the names in the picture. */
export function keyHtml(colors: readonly Colored[], t: Translate): string {
  if (colors.length === 0) return '';
  const entries = colors.map((one) => `<span>${swatch(one)}${escapeHtml(t(WORDS[one]))}</span>`);
  return `<p class="dg-key" aria-hidden="true">${entries.join(' ')}</p>`;
}

/** A box as the picture has it, with its icon and without a text. */
function swatch(one: Colored): string {
  const icon = one === 'asks' ? '' : `<path transform="translate(4 2)" d="${ICONS[one]}"/>`;
  const rect = `<rect x=".5" y=".5" width="23" height="19" rx="${one === 'asks' ? 10 : 4}"/>`;
  return `<svg class="dg" width="24" height="20" viewBox="0 0 24 20"><g class="dg-box ${one}">${rect}${icon}</g></svg>`;
}

import { escapeHtml } from '../../shared/text.ts';

const GAP = ' > ';

/** True for the bold text of a way through menus: `Discovery > SNMP`. */
export function isMenuPath(text: string): boolean {
  return text.split(GAP).every((step) => step.trim() !== '') && text.includes(GAP);
}

/** Each step apart; the sign between them is for the eye, and screen readers say "then". */
export function menuPath(text: string): string {
  const gap =
    '<span class="menu-gap" aria-hidden="true"> &gt; </span><span class="menu-then visually-hidden"> then </span>';
  const steps = text.split(GAP).map((step) => `<span>${escapeHtml(step)}</span>`);
  return `<strong class="menu-path">${steps.join(gap)}</strong>`;
}

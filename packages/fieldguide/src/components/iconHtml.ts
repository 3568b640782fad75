import type { IconNode } from 'lucide';
import { escapeHtml } from '../shared/text.ts';

/** An icon as HTML, hidden from screen readers. */
export function iconHtml(icon: IconNode): string {
  const shapes = icon.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(
      ([key, value]) => ` ${key}="${escapeHtml(String(value))}"`,
    );
    return `<${tag}${written.join('')}></${tag}>`;
  });
  return `<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shapes.join('')}</svg>`;
}

import {
  Check,
  CircleAlert,
  CircleCheck,
  Copy,
  Download,
  type IconNode,
  Info,
  Lightbulb,
  OctagonAlert,
  Pin,
  TextWrap,
  TriangleAlert,
} from 'lucide';
import { escapeHtml } from '../shared/text.ts';

const ICONS = {
  note: Pin,
  tip: Lightbulb,
  info: Info,
  warning: TriangleAlert,
  danger: OctagonAlert,
  caution: TriangleAlert,
  important: CircleAlert,
  secondary: Info,
  success: CircleCheck,
  copy: Copy,
  check: Check,
  download: Download,
  wrap: TextWrap,
} satisfies Record<string, IconNode>;

/** An icon as HTML, hidden from screen readers. */
export function iconHtml(name: keyof typeof ICONS): string {
  const shapes = ICONS[name].map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(
      ([key, value]) => ` ${key}="${escapeHtml(String(value))}"`,
    );
    return `<${tag}${written.join('')}></${tag}>`;
  });
  return `<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${shapes.join('')}</svg>`;
}

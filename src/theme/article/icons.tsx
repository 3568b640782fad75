import {
  Check,
  CircleAlert,
  Copy,
  Download,
  Info,
  Lightbulb,
  OctagonAlert,
  Pin,
  TextWrap,
  TriangleAlert,
} from 'lucide';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from '../Icon.tsx';

const ICONS = {
  note: Pin,
  tip: Lightbulb,
  info: Info,
  warning: TriangleAlert,
  danger: OctagonAlert,
  caution: TriangleAlert,
  important: CircleAlert,
  secondary: Info,
  copy: Copy,
  check: Check,
  download: Download,
  wrap: TextWrap,
};

export type IconName = keyof typeof ICONS;

/** Icons as HTML, hidden from screen readers. */
export type IconHtml = (name: IconName) => string;

/** Renders each icon once: pages have hundreds of code blocks, and all show the same two. */
export function createIcons(): IconHtml {
  const rendered = new Map<IconName, string>();
  return (name) => {
    const html = rendered.get(name) ?? renderToStaticMarkup(<Icon node={ICONS[name]} size={18} />);
    rendered.set(name, html);
    return html;
  };
}

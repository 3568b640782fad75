import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Copy from 'lucide-react/icons/copy';
import Info from 'lucide-react/icons/info';
import Lightbulb from 'lucide-react/icons/lightbulb';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Pin from 'lucide-react/icons/pin';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { renderToStaticMarkup } from 'react-dom/server';

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
};

export type IconName = keyof typeof ICONS;

/** Icons as HTML, hidden from screen readers. */
export type IconHtml = (name: IconName) => string;

/** Renders each icon once: pages have hundreds of code blocks, and all show the same two. */
export function createIcons(): IconHtml {
  const rendered = new Map<IconName, string>();
  return (name) => {
    const Icon = ICONS[name];
    const html = rendered.get(name) ?? renderToStaticMarkup(<Icon size={18} />);
    rendered.set(name, html);
    return html;
  };
}

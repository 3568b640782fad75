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

/** An icon as HTML, hidden from screen readers. */
export function iconHtml(name: IconName): string {
  const Icon = ICONS[name];
  return renderToStaticMarkup(<Icon size={18} />);
}

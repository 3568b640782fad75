import { Mark } from '../shared/ui/Icon.tsx';
import { useShell } from './shellContext.ts';

/** The site's name with its logo, as a link to the home page. */
export function Brand() {
  const { logo, title, homeHref } = useShell().site;
  const shown = (src: string, className?: string) => (
    <img src={src} alt={logo && !logo.title ? logo.alt || title : ''} className={className} />
  );
  return (
    <a className="brand" href={homeHref}>
      {logo === undefined && <Mark />}
      {logo && shown(logo.src, logo.dark && 'when-light')}
      {logo && logo.dark && shown(logo.dark, 'when-dark')}
      {(!logo || logo.title) && title}
    </a>
  );
}

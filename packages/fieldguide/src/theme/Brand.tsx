import { Mark } from '../shared/ui/Icon.tsx';
import { useShell } from './shellContext.ts';

/** The site's name with its logo, as a link to the home page. */
export function Brand() {
  const { logo, title, homeHref } = useShell().site;
  return (
    <a className="brand" href={homeHref}>
      {logo === undefined && <Mark />}
      {logo && <Logo {...logo} alt={logo.title ? '' : logo.alt || title} />}
      {(!logo || logo.title) && title}
    </a>
  );
}

/** One picture, or one for each color mode. */
function Logo({ src, dark, alt }: { src: string; dark?: string; alt: string }) {
  return (
    <>
      <img src={src} alt={alt} className={dark && 'when-light'} />
      {dark && <img src={dark} alt={alt} className="when-dark" />}
    </>
  );
}

import type { SiteFacts } from '../../shared/types.ts';
import { Mark } from '../Mark.tsx';

/** The end of every page: columns of links and a note. */
export function Footer({ footer, title }: Pick<SiteFacts, 'footer' | 'title'>) {
  return (
    <footer className="footer">
      <div className="footer-inner">
        {footer.columns.length > 0 && (
          <div className="footer-columns">
            {footer.columns.map((column) => (
              <div key={column.title}>
                <p className="footer-title">{column.title}</p>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href} rel={link.external ? 'noopener' : undefined}>
                        {link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
        <p className="footer-note">
          <Mark />
          {footer.note || title}
        </p>
      </div>
    </footer>
  );
}

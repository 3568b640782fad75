import type { FooterFacts } from '../../shared/types.ts';
import { Mark } from '../Mark.tsx';

/** What stands in the footer: columns of links and a note. Rendered at build alone. */
export function Footer({ columns, note }: FooterFacts) {
  return (
    <div className="footer-inner">
      {columns.length > 0 && (
        <div className="footer-columns">
          {columns.map((column) => (
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
        {note}
      </p>
    </div>
  );
}

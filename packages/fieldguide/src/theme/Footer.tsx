import * as DATA from '../shared/dataAttributes.ts';
import type { FooterLinks, Newest } from '../shared/facts.ts';
import * as english from '../shared/texts/english.ts';
import { Mark } from '../shared/ui/Icon.tsx';
import { useTexts } from '../shared/ui/useTexts.tsx';

// Parts that no script changes, rendered only at build.

interface FooterProps extends FooterLinks {
  note: string;
  newest?: Newest;
  /** The address for feedback without scripts; absent if the site has no feedback. */
  feedbackHref?: string;
  asksConsent: boolean;
  /** Whether the site has the mark of the generator. */
  hasMark?: boolean;
}

/** What is in the footer: columns of links, a way to give feedback, the release, and legal links. */
export function Footer({
  hasMark = true,
  columns,
  links,
  note,
  newest,
  feedbackHref,
  asksConsent,
}: FooterProps) {
  const t = useTexts();
  return (
    <div className="footer-inner">
      {columns.length > 0 && (
        <div className="footer-columns">
          {columns.map((column) => (
            <div key={column.title}>
              <p className="footer-title">{column.title}</p>
              <FooterList links={column.links} />
            </div>
          ))}
          {feedbackHref && (
            <div>
              <p className="footer-title">{t(english.feedbackTitle)}</p>
              <p>{t(english.feedbackPrompt)}</p>
              <a className="footer-feedback" href={feedbackHref} rel="noopener" data-dialog="feedback">
                {t(english.feedbackSend)}
              </a>
            </div>
          )}
        </div>
      )}
      <div className="footer-end">
        <p className="footer-note">
          {hasMark && <Mark />}
          {note}
        </p>
        {newest && (
          <p>
            {newest.feed}: <a href={newest.href}>{newest.label}</a>,{' '}
            <time dateTime={newest.date}>{newest.shown}</time>
          </p>
        )}
        {(links.length > 0 || asksConsent) && (
          <div className="footer-links">
            <FooterList links={links} />
            {asksConsent && (
              <button type="button" className="footer-consent" {...{ [DATA.consentChoice]: '' }}>
                {t(english.privacyChoices)}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

function FooterList({ links }: Pick<FooterLinks, 'links'>) {
  return (
    <ul>
      {links.map(({ href, label, external }) => (
        <li key={href}>
          <a href={href} rel={external ? 'noopener' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

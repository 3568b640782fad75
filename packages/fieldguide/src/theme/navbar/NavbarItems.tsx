import { Languages, MessageSquare, Search } from 'lucide';
import type { ReactNode } from 'react';
import * as DATA from '../../shared/dataAttributes.ts';
import type { CurrentEntry, LocaleEntry, NavbarItem, NavbarMenuEntry } from '../../shared/facts.ts';
import { issueUrl } from '../../shared/issueUrl.ts';
import { MAIN_ID } from '../../shared/shellIds.ts';
import * as english from '../../shared/texts/english.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { trustedHtml } from '../../shared/ui/trusted.ts';
import { useTexts } from '../../shared/ui/useTexts.tsx';
import { Chain, CrashBoundary } from '../browser/CrashBoundary.tsx';
import { useMounted, useShell } from '../shellContext.ts';
import { isHere } from '../sidebar/navNodes.ts';

/** Items of the top bar; the side menu shows the same ones in a list. */
export function NavbarItems({ items }: { items: readonly NavbarItem[] }) {
  const { page } = useShell();
  return items.map((item, index) => (
    <CrashBoundary
      // biome-ignore lint/suspicious/noArrayIndexKey: the items never change their order
      key={index}
      resetKey={page}
      show={({ error }) => <FailedItem item={item} error={error} />}
    >
      <NavbarItemView item={item} />
    </CrashBoundary>
  ));
}

/** Replaces an item that could not be drawn: its name, which opens the error (specification 8). */
function FailedItem({ item, error }: { item: NavbarItem; error: unknown }) {
  const name = 'label' in item ? item.label : item.type;
  return (
    <details className="dropdown nav-failed" name="navbar" {...{ [DATA.closeOnFollow]: '' }}>
      <summary className="nav-link">{name}</summary>
      <Chain error={new Error(`The navbar item “${name}” failed.`, { cause: error })} />
    </details>
  );
}

function NavbarItemView({ item }: { item: NavbarItem }) {
  switch (item.type) {
    case 'link':
      return <NavbarLink {...item} />;
    case 'docsVersion':
      return <NavbarLink {...item} external={false} />;
    case 'dropdown':
      return <Dropdown item={item} />;
    case 'localeDropdown':
      return <Dropdown item={item} icon={<Icon node={Languages} size={18} />} />;
    case 'search':
      return <SearchLink />;
    case 'html':
      return <div className={item.className} dangerouslySetInnerHTML={trustedHtml(item.html)} />;
  }
}

interface NavbarLinkProps {
  label: string;
  href: string;
  external: boolean;
  activeBase?: string;
  sidebarId?: string;
  className?: string;
}

function NavbarLink(link: NavbarLinkProps) {
  const { site, page } = useShell();
  const here = { route: page.route, baseUrl: site.baseUrl };
  const isLit = link.sidebarId === undefined ? isHere(link, here) : link.sidebarId === page.sidebar?.id;
  return (
    <a
      className={`nav-link ${link.className ?? ''}`.trim()}
      href={link.href}
      aria-current={isLit ? 'true' : undefined}
      rel={link.external ? 'noopener' : undefined}
    >
      {link.label}
    </a>
  );
}

type MenuEntry = NavbarMenuEntry | CurrentEntry | LocaleEntry;

interface DropdownProps {
  item: { label: string; href?: string; items: readonly MenuEntry[]; className?: string };
  icon?: ReactNode;
}

/** A `<details>`, which works without scripts; the delegated behaviours close it on outside click and Escape. */
function Dropdown({ item, icon }: DropdownProps) {
  const first = item.href === undefined ? [] : [{ label: item.label, href: item.href, external: false }];
  const entries: MenuEntry[] = [...first, ...item.items];
  return (
    <details
      className={`dropdown ${item.className ?? ''}`.trim()}
      name="navbar"
      {...{ [DATA.closeOnFollow]: '' }}
    >
      <summary className="nav-link">
        {icon}
        {item.label}
      </summary>
      <ul>
        {entries.map((entry) => (
          <li key={'href' in entry ? entry.href : entry.label}>
            {'current' in entry ? (
              <button type="button" aria-current>
                {entry.label}
              </button>
            ) : 'htmlLang' in entry ? (
              <LocaleLink {...entry} />
            ) : (
              <a href={entry.href} rel={entry.external ? 'noopener' : undefined}>
                {entry.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Leads to the page on display in another language; scripts take query, hash and place along (`languageMenu.ts`). */
function LocaleLink({ label, htmlLang }: LocaleEntry) {
  const { page } = useShell();
  const href = page.languages?.find((one) => one.htmlLang === htmlLang)?.href;
  return (
    <a href={href} lang={htmlLang} hrefLang={htmlLang}>
      {label}
    </a>
  );
}

/** Attributes of a link that scripts turn into the button of a dialog. One element for both, so that focus stays on it. */
function useOpener(dialog: string) {
  const button = useMounted() ? ({ role: 'button', 'aria-haspopup': 'dialog' } as const) : {};
  return { [DATA.dialog]: dialog, ...button };
}

/** Looks like a box to type in: opens the search dialog, and without scripts leads to the search page. */
function SearchLink() {
  const { site } = useShell();
  const opener = useOpener('search');
  const t = useTexts();
  return (
    <a className="search-box" href={`${site.searchHref}#${MAIN_ID}`} {...opener}>
      <Icon node={Search} size={18} />
      <span>{t(english.search)}</span>
      <kbd className="keys-other">Ctrl K</kbd>
      <kbd className="keys-apple">⌘ K</kbd>
    </a>
  );
}

/** Page feedback (specification 2.4): opens its dialog, and without scripts leads to the prefilled issue form. */
export function FeedbackLink() {
  const { site, page } = useShell();
  const opener = useOpener('feedback');
  const t = useTexts();
  if (!site.feedback) return null;
  return (
    <a className="nav-link feedback-link" href={issueUrl(site.feedback.url, page)} {...opener} rel="noopener">
      <Icon node={MessageSquare} size={18} />
      {t(english.feedback)}
    </a>
  );
}

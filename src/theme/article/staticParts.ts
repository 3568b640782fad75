import { APPLIES_KEYS, type AppliesKey, type Badge, badgeText } from '../../shared/badge.ts';
import { escapeHtml } from '../../shared/text.ts';

type Props = Readonly<Record<string, string | true>>;

/** A component's body, as the compiler hands it over. */
interface Body {
  html: string;
  items: readonly { props: Props; html: string }[];
}

/** The HTML of a component that needs no script and no knowledge of the site; undefined for any other. */
export function renderStaticPart(name: string, props: Props, body: Body): string | undefined {
  switch (name) {
    case 'Before':
      return beforeBox(body);
    case 'AppliesTo':
      return appliesTo(props, body);
    case 'Steps':
      return `<div class="steps">${body.html}</div>`;
    case 'Cards':
      return `<ul class="cards">${body.items.map((item) => `<li class="card">${card(item.props, item.html)}</li>`).join('')}</ul>`;
    case 'Card':
      return `<div class="card">${card(props, body.html)}</div>`;
    case 'Kbd':
      return keyCaps(body.html);
    case 'FileTree':
      return `<div class="file-tree">${fileTree(body.html)}</div>`;
    default:
      return undefined;
  }
}

/** What must be true before the task: a list of terms, so that it is read and printed as one. */
function beforeBox({ items }: Body): string {
  const rows = items.map(
    ({ props, html }) => `<div><dt>${escapeHtml(String(props.label))}</dt><dd>${html}</dd></div>`,
  );
  return (
    '<div class="before" role="group" aria-label="Before you start">' +
    `<p class="before-title">Before you start</p><dl>${rows.join('')}</dl></div>`
  );
}

/** Badges of a page (a line of their own), or of the place where the tag stands. */
function appliesTo(props: Props, { items }: Body): string {
  const given =
    items.length > 0
      ? items.map((item) => item.props)
      : APPLIES_KEYS.map((key) => ({ key, value: props[key] }));
  const badges = given.flatMap(({ key, value }) =>
    isKey(key) && typeof value === 'string' ? [badge({ key, value })] : [],
  );
  if (badges.length === 0) return '';
  const text = `<span class="applies-to"><span class="visually-hidden">Applies to </span>${badges.join(' ')}</span>`;
  // The space keeps it apart from the last word of a heading.
  return props.page ? `<p class="applies-to-page">${text}</p>` : ` ${text}`;
}

function isKey(name: unknown): name is AppliesKey {
  return APPLIES_KEYS.some((key) => key === name);
}

function badge(badge: Badge): string {
  return `<span class="badge badge-${badge.key}">${escapeHtml(badgeText(badge))}</span>`;
}

function card({ title, href }: Props, html: string): string {
  const name = escapeHtml(String(title ?? ''));
  const head =
    typeof href === 'string' ? `<a href="${escapeHtml(href)}">${name}</a>` : `<strong>${name}</strong>`;
  return `<p class="card-title">${head}</p>${html}`;
}

/** `Ctrl+K`: each key a cap, the plus signs between them; a plus at the end is a key itself. */
function keyCaps(html: string): string {
  const keys = html.trim().split(/\s*\+\s*(?=[^+\s]|\+$)/);
  const caps = keys.map((key) => `<kbd>${key}</kbd>`).join('+');
  return keys.length > 1 ? `<kbd class="keys">${caps}</kbd>` : caps;
}

const ENTRY = /(<li>\s*(?:<p>)?)(<(?:strong|code)>[^<]*<\/(?:strong|code)>|[^\s<]+)([^<\n]*)/g;

/** A nested list of names; what stands behind a name is said about it. */
function fileTree(html: string): string {
  return html.replace(ENTRY, (_, start: string, name: string, rest: string) => {
    const note = rest.replace(/^\s+(?:[-–—:]\s+)?/, '').trim();
    const folder = /\/(?:<|$)/.test(name) ? ' file-folder' : '';
    return `${start}<span class="file-name${folder}">${name}</span>${note ? ` <span class="file-note">${note}</span>` : ''}`;
  });
}

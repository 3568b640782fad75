import { isRecord, type SiteConfigInput } from 'fieldguide';
import type { Data } from './configParts.ts';
import { hrefOf, type SettingsJob, textOf } from './settingsJob.ts';

type NavbarItem = NonNullable<NonNullable<SiteConfigInput['navbar']>['items']>[number];

type DropdownEntry = Extract<NavbarItem, { type: 'dropdown' }>['items'][number];

/** The items of the top bar. */
export function navbarItems(value: unknown, job: SettingsJob): NavbarItem[] {
  const items = (Array.isArray(value) ? value : []).filter(isRecord).flatMap((item) => navbarItem(item, job));
  return items.some(({ type }) => type === 'search') ? items : [...items, { type: 'search' }];
}

function navbarItem(item: Data, job: SettingsJob): NavbarItem[] {
  const position = { position: item.position === 'left' ? ('left' as const) : ('right' as const) };
  const label = textOf(item.label) || textOf(item['aria-label']) || textOf(item.title);
  const lost = (what: string): [] => {
    job.losses.add({ kind: 'config', what: `the navbar item ${what}`, file: job.configFile });
    return [];
  };
  const type = item.type ?? (Array.isArray(item.items) ? 'dropdown' : 'default');
  if (type === 'search') return [{ type, ...position }];
  if (type === 'localeDropdown') return job.locales.length > 1 ? [{ type, ...position }] : [];
  if (type === 'docsVersionDropdown' || type === 'docsVersion') return [];
  if (type === 'html')
    return typeof item.value === 'string' && item.value.trim() !== ''
      ? [{ type, value: item.value, ...position }]
      : [];
  if (type === 'doc') {
    const page = pageOf(item, job);
    if (!page) return lost(`"${label || String(item.docId)}" leads to a page that does not exist`);
    return [{ type, docId: page.id, ...(label ? { label } : {}), ...position }];
  }
  if (type === 'docSidebar') {
    const id = job.sidebarName(setOf(item, job), String(item.sidebarId));
    if (job.sidebars && !(id in job.sidebars))
      return lost(`"${label || id}" names a sidebar that does not exist`);
    return [{ type, sidebarId: job.sidebars ? id : 'docs', label: label || id, ...position }];
  }
  if (type === 'dropdown') {
    const entries = (Array.isArray(item.items) ? item.items : [])
      .filter(isRecord)
      .flatMap((entry): DropdownEntry[] => {
        if (entry.type === 'html') return [];
        if (entry.type === 'doc') {
          const page = pageOf(entry, job);
          return page
            ? [
                {
                  type: 'doc' as const,
                  docId: page.id,
                  ...(textOf(entry.label) ? { label: textOf(entry.label) } : {}),
                },
              ]
            : [];
        }
        const href = hrefOf(entry, job);
        const name = textOf(entry.label);
        return href === undefined || name === '' ? [] : [{ label: name, href }];
      });
    return entries.length === 0 || label === ''
      ? lost(`"${label}" is empty`)
      : [{ type, label, items: entries, ...position }];
  }
  if (type !== 'default') return lost(`"${label || String(type)}" of the type ${String(type)}`);
  const href = hrefOf(item, job);
  const name = label || nameOfHref(href);
  if (href === undefined || name === undefined)
    return lost(`"${label}" leads to a page that is not part of the copy`);
  return [{ type: 'link', label: name, href, ...position }];
}

/** The page that an item names in its set. */
function pageOf(item: Data, job: SettingsJob) {
  const set = setOf(item, job);
  return job.pages.find((page) => page.kind === 'docs' && page.set === set && page.sourceId === item.docId);
}

/** The set of documentation that an item is about; the main one where it does not say. */
function setOf({ docsPluginId }: Data, { sets }: SettingsJob): string {
  return typeof docsPluginId === 'string' ? docsPluginId : (sets[0]?.id ?? 'default');
}

/** What a link shows that is only an icon. */
function nameOfHref(href: string | undefined): string | undefined {
  if (href === undefined) return undefined;
  if (/github\.com/.test(href)) return 'GitHub';
  return URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : undefined;
}

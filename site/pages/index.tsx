import type { PageProps } from '../../src/shared/types.ts';
import { Glyph, type GlyphName } from '../kit/glyphs.tsx';

/** The tasks most wanted: what each leads to, by its label. */
const TILES = new Map<string, { lead: string; glyph: GlyphName }>([
  ['Install the appliance', { lead: 'From the downloaded image to the first login.', glyph: 'stairs' }],
  ['Open the right ports', { lead: 'Every port, with a planner for your firewall.', glyph: 'gates' }],
  ['Run a first discovery', { lead: 'The order of the jobs, and a check after each.', glyph: 'ripples' }],
  ['Import a spreadsheet', { lead: 'The sheets you already keep, as records.', glyph: 'shelves' }],
  ['Build a report', { lead: 'A table, a chart, a mail or a query.', glyph: 'bars' }],
  ['Connect a ticket system', { lead: 'ServiceNow, Jira and the other integrations.', glyph: 'link' }],
]);

/** The sections by what a reader is about to do; each is known by a part of its address. */
const GROUPS: { title: string; sections: [address: string, glyph: GlyphName][] }[] = [
  {
    title: 'Set up',
    sections: [
      ['/what-is-', 'cairn'],
      ['/getstarted/', 'stairs'],
      ['/administration/', 'balance'],
    ],
  },
  {
    title: 'Discover and manage',
    sections: [
      ['/auto-discovery/', 'ripples'],
      ['/infrastructure-management/', 'shelves'],
      ['/apps/', 'tripod'],
    ],
  },
  {
    title: 'Report and connect',
    sections: [
      ['/reports/', 'bars'],
      ['/integration/', 'link'],
      ['/solution-guides/', 'trail'],
    ],
  },
  {
    title: 'Learn and look up',
    sections: [
      ['/how-to-videos/', 'crossing'],
      ['/release-notes/', 'arrival'],
      ['/glossary/', 'entry'],
      ['/support/', 'dolmen'],
      ['/versions/', 'layers'],
    ],
  },
];

type Sections = PageProps['sections'];

/** The groups with their sections; a section that no group knows stands in the last one. */
function grouped(sections: Sections) {
  const left = new Set(sections);
  const groups = GROUPS.map(({ title, sections: known }) => {
    const items = known.flatMap(([address, glyph]) => {
      const section = [...left].find(({ href }) => href.includes(address));
      if (section) left.delete(section);
      return section ? [{ ...section, glyph }] : [];
    });
    return { title, items };
  });
  const others = [...left].map((section): Sections[number] & { glyph: GlyphName } => ({
    ...section,
    glyph: 'cairn',
  }));
  groups.at(-1)?.items.push(...others);
  return groups.filter(({ items }) => items.length > 0);
}

/** The home page: what the site is, search, what people come for, and the sections. */
export default function Home({ site, sections }: PageProps) {
  return (
    <div className="home">
      <div className="home-head">
        <h1>{site.tagline}</h1>
        <p className="lead">
          Install it, discover what you run, keep the inventory true and answer questions about it.
        </p>
        <form className="home-search" action={site.searchHref}>
          <input
            name="q"
            data-dialog="search"
            aria-label="Search the documentation"
            placeholder="Search the documentation"
            autoComplete="off"
          />
          <kbd>Ctrl K</kbd>
        </form>
        <Cairn />
      </div>
      {site.tasks.length > 0 && (
        <nav className="home-tasks" aria-labelledby="most-wanted">
          <h2 id="most-wanted">What people come for</h2>
          <ul className="home-tiles">
            {site.tasks.map(({ label, href }) => {
              const tile = TILES.get(label);
              return (
                tile && (
                  <li key={href}>
                    <Glyph name={tile.glyph} />
                    <a href={href}>{label}</a>
                    <p>{tile.lead}</p>
                  </li>
                )
              );
            })}
          </ul>
          <ul className="home-more">
            {site.tasks
              .filter(({ label }) => !TILES.has(label))
              .map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
          </ul>
        </nav>
      )}
      <section aria-labelledby="all-sections">
        <h2 id="all-sections">Sections</h2>
        {grouped(sections).map(({ title, items }) => (
          <div className="home-group" key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map(({ href, label, description, glyph }) => (
                <li key={href}>
                  <Glyph name={glyph} />
                  <a href={href}>{label}</a>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </div>
  );
}

/** The mark, large. */
function Cairn() {
  return (
    <svg className="home-cairn" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M12 7.2C11.8 4.7 14 3 16.9 3c2.8 0 4.6 1.5 4.5 3.7-.1 2.3-2 3.5-4.9 3.5-2.8 0-4.3-.9-4.5-3Z" />
      <path d="M7.2 15.9c0-2.9 3.8-4.3 8.9-4.3s8.4 1.5 8.4 4.1-3.2 3.4-8.6 3.4-8.7-.5-8.7-3.2Z" />
      <path d="M3 25.1c0-3.3 5.5-4.6 13.3-4.6S29 21.9 29 24.8 24.6 29 16.2 29 3 28.5 3 25.1Z" />
    </svg>
  );
}

import { longDate, type PageProps } from 'fieldguide';
import { Glyph, type GlyphName } from '../kit/glyphs.tsx';

/** What a reader is here to do: each way leads to the page that begins it, and to the tasks most wanted. */
const WAYS: { title: string; who: string; glyph: GlyphName; links: [label: string, route: string][] }[] = [
  {
    title: 'Install',
    who: 'You set up and run the appliance.',
    glyph: 'stairs',
    links: [
      ['Install the appliance', '/getstarted/installation/'],
      ['Size it', '/getstarted/installation/sizing-recommendations/'],
      ['Open the right ports', '/getstarted/installation/discovery-port-configurations/'],
      ['Back it up', '/administration/appliance-manager/setting-up-backup-appliance-manager/'],
      ['Update it', '/administration/updates/'],
    ],
  },
  {
    title: 'Discover',
    who: 'You want to see what is running.',
    glyph: 'ripples',
    links: [
      ['Run a first discovery', '/getstarted/getting-started-with-auto-discovery/'],
      ['Windows servers', '/auto-discovery/windows-and-hyper-v-auto-discovery/'],
      ['Linux and UNIX servers', '/auto-discovery/linux-unix-server-auto-discovery/'],
      ['Network devices', '/auto-discovery/network-auto-discovery/'],
      ['Cloud accounts', '/auto-discovery/cloud-auto-discovery/'],
    ],
  },
  {
    title: 'Keep the inventory',
    who: 'You look after the records.',
    glyph: 'shelves',
    links: [
      ['Import a spreadsheet', '/getstarted/importing-data-from-existing-spreadsheets/'],
      ['Racks and rooms', '/infrastructure-management/buildings-rooms-and-racks/'],
      ['Subnets and addresses', '/infrastructure-management/ipam/'],
      ['Cables and circuits', '/infrastructure-management/connectivity/'],
      ['Software licenses', '/infrastructure-management/software/software-license-management/'],
    ],
  },
  {
    title: 'Report',
    who: 'You answer questions and audits.',
    glyph: 'bars',
    links: [
      ['Build a report', '/reports/'],
      ['Query with DOQL', '/reports/doql/'],
      ['Copy a finished query', '/reports/dbb-cookbook/'],
      ['Send a report on a schedule', '/reports/reports/save-and-schedule-reports/'],
      ['Find out who changed what', '/reports/reports/object-history-aka-audit-log/'],
    ],
  },
  {
    title: 'Integrate',
    who: 'You connect other tools.',
    glyph: 'link',
    links: [
      ['Use the API', '/integration/api-overview/'],
      ['Connect a ticket system', '/integration/external-integrations/'],
      ['Keep passwords in a vault', '/integration/external-integrations/cyberark-integration/'],
      ['Import and export', '/integration/imports/'],
      ['Set up single sign-on', '/administration/saml-2-0-configuration/'],
    ],
  },
];

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

/** The groups with their sections; a section that no group knows is in the last one. */
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

/** The home page: what the site is, search, the newest release, a way in for each kind of reader, and the sections. */
export default function Home({ site, sections, newest, href }: PageProps) {
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
        {newest && (
          <p className="home-newest">
            Newest release: <a href={newest.href}>{newest.label}</a>,{' '}
            <time dateTime={newest.date}>{longDate(newest.date)}</time>
          </p>
        )}
        <Cairn />
      </div>
      <section aria-labelledby="ways">
        <h2 id="ways">What do you want to do?</h2>
        <ul className="home-ways">
          {WAYS.map(({ title, who, glyph, links }) => (
            <li key={title}>
              <Glyph name={glyph} />
              <h3>{title}</h3>
              <p>{who}</p>
              <ul>
                {links.map(([label, route]) => {
                  const target = href(route);
                  return (
                    target && (
                      <li key={route}>
                        <a href={target}>{label}</a>
                      </li>
                    )
                  );
                })}
              </ul>
            </li>
          ))}
        </ul>
      </section>
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

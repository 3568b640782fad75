import { longDate, type PageProps } from 'fieldguide';
import { Glyph, type GlyphName, Stone } from '../kit/glyphs.tsx';

interface Way {
  title: string;
  who: string;
  glyph: GlyphName;
  /** Six each, which fill one column, or two. */
  links: [label: string, route: string, heading?: string][];
}

/** What a reader is here to do: each way leads to the page that begins it, and to the tasks most wanted. */
const WAYS: Way[] = [
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
      ['Give users permissions', '/administration/role-based-access-control/'],
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
      ['See why a job fails', '/how-to-videos/device-discovery-troubleshooting-how-to/'],
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
      ['Certificates', '/infrastructure-management/certificate-management/'],
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
      ['Set up alerts', '/reports/reports/setup-alerts-and-notifications/'],
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
      [
        'Use Ansible or Terraform',
        '/integration/external-integrations/',
        'automation-and-configuration-management',
      ],
      ['Import and export', '/integration/imports/'],
      ['Set up single sign-on', '/administration/saml-2-0-configuration/'],
    ],
  },
];

/** How the product works, from the top of the cairn to its ground; widths of the stones in pixels. */
const STONES: { name: string; about: string; route: string; width: number }[] = [
  { name: 'Reports', about: 'answer questions and audits', route: '/reports/', width: 52 },
  {
    name: 'Inventory',
    about: 'has one record of each thing',
    route: '/infrastructure-management/',
    width: 84,
  },
  {
    name: 'Main Appliance',
    about: 'keeps it and serves the pages',
    route: '/getstarted/installation/',
    width: 112,
  },
  {
    name: 'Remote Collectors',
    about: 'discover in other networks',
    route: '/auto-discovery/remote-collector-rc/',
    width: 136,
  },
  { name: 'Targets', about: 'servers, networks and clouds', route: '/auto-discovery/', width: 160 },
];

/** The sections by what a reader is about to do; each is known by a part of its address. */
const GROUPS: { title: string; sections: string[] }[] = [
  { title: 'Set up', sections: ['/what-is-', '/getstarted/', '/administration/'] },
  { title: 'Discover and manage', sections: ['/auto-discovery/', '/infrastructure-management/', '/apps/'] },
  { title: 'Report and connect', sections: ['/reports/', '/integration/', '/solution-guides/'] },
  {
    title: 'Learn and look up',
    sections: ['/how-to-videos/', '/release-notes/', '/glossary/', '/support/', '/versions/'],
  },
];

type Sections = PageProps['sections'];

/** The groups with their sections; a section that no group knows is in the last one. */
function grouped(sections: Sections) {
  const left = new Set(sections);
  const groups = GROUPS.map(({ title, sections: known }) => {
    const items = known.flatMap((address) => {
      const section = [...left].find(({ href }) => href.includes(address));
      if (section) left.delete(section);
      return section ? [section] : [];
    });
    return { title, items };
  });
  groups.at(-1)?.items.push(...left);
  return groups.filter(({ items }) => items.length > 0);
}

/** The home page: what the site is, search, what the product is, a way in for each kind of reader, and the sections. */
export default function Home({ site, sections, newest, href }: PageProps) {
  return (
    <div className="home">
      <div className="home-head">
        <div className="home-start">
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
            <kbd className="keys-other">Ctrl K</kbd>
            <kbd className="keys-apple">⌘ K</kbd>
          </form>
          {newest && (
            <p className="home-newest">
              Newest release: <a href={newest.href}>{newest.label}</a>,{' '}
              <time dateTime={newest.date}>{longDate(newest.date)}</time>
            </p>
          )}
        </div>
        <Picture href={href} />
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
                {links.map(([label, route, heading]) => {
                  const target = href(route);
                  return (
                    target && (
                      <li key={label}>
                        <a href={heading ? `${target}#${heading}` : target}>{label}</a>
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
        <div className="home-groups">
          {grouped(sections).map(({ title, items }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {items.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

/** The product as a cairn: what each stone is, and what lies on it. */
function Picture({ href }: Pick<PageProps, 'href'>) {
  return (
    <ul className="home-picture" aria-label="How it works, from the reports down to what is discovered">
      {STONES.map(({ name, about, route, width }) => (
        <li key={name}>
          <a href={href(route)}>
            <Stone width={width} />
            <span>
              <b>{name}</b> {about}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

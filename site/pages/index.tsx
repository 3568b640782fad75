import type { PageProps } from '../../src/shared/types.ts';

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
          <ul>
            {site.tasks.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section aria-labelledby="all-sections">
        <h2 id="all-sections">Sections</h2>
        <ul className="section-list">
          {sections.map((section) => (
            <li key={section.href}>
              <a href={section.href}>{section.label}</a>
              <p>{section.description}</p>
            </li>
          ))}
        </ul>
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

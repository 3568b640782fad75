import type { PageProps } from 'fieldguide';

/** Home page of the test site. */
export default function Home({ site, sections, href }: PageProps) {
  const start = href('/guide/install/');
  return (
    <>
      <h1>{site.tagline}</h1>
      <form action={site.searchHref}>
        <input name="q" data-dialog="search" aria-label="Search the documentation" />
      </form>
      {start && <a href={start}>Install it</a>}
      <h2>Sections</h2>
      <ul>
        {sections.map((section) => (
          <li key={section.href}>
            <a href={section.href}>{section.label}</a>
            <p>{section.description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

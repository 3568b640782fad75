/** Sections or pages, one line each: label and what it is about. */
export function SectionList({
  items,
}: {
  items: readonly { label: string; href: string; description?: string }[];
}) {
  return (
    <ul className="section-list">
      {items.map((item) => (
        <li key={item.href}>
          <a href={item.href}>{item.label}</a>
          {item.description && <p>{item.description}</p>}
        </li>
      ))}
    </ul>
  );
}

import { SectionList } from './SectionList.tsx';

export interface GeneratedIndexProps {
  title: string;
  description?: string;
  items: { label: string; href: string; description?: string }[];
}

/** The page of a category that has no index page: what is in it. */
export function GeneratedIndex({ title, description, items }: GeneratedIndexProps) {
  return (
    <>
      <h1>{title}</h1>
      {description && <p>{description}</p>}
      <SectionList items={items} />
    </>
  );
}

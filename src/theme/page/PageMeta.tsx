import { Pencil } from 'lucide';
import { TAGS_TITLE_ID } from '../../shared/shellIds.ts';
import { longDate } from '../../shared/text.ts';
import type { PageDetails } from '../../shared/types.ts';
import { Icon } from '../Icon.tsx';

/** What stands under an article: its tags, where to edit it and when it was last changed. */
export function PageMeta({ page }: { page: PageDetails }) {
  const { tags, editUrl, lastUpdated } = page;
  if (tags.length === 0 && !editUrl && !lastUpdated?.date && !lastUpdated?.author) return null;
  return (
    <div className="page-meta">
      {tags.length > 0 && (
        <div className="tags">
          <span id={TAGS_TITLE_ID}>Tags</span>
          <ul aria-labelledby={TAGS_TITLE_ID}>
            {tags.map((tag) => (
              <li key={tag.href}>
                <a href={tag.href}>{tag.label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {editUrl && (
        <a className="edit-link" href={editUrl}>
          <Icon node={Pencil} size={16} />
          Edit this page
        </a>
      )}
      {(lastUpdated?.date || lastUpdated?.author) && (
        <p className="last-updated">
          Last updated
          {lastUpdated.date && (
            <>
              {' on '}
              <time dateTime={lastUpdated.date}>{longDate(lastUpdated.date)}</time>
            </>
          )}
          {lastUpdated.author && ` by ${lastUpdated.author}`}
        </p>
      )}
    </div>
  );
}

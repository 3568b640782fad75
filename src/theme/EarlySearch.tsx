import { Search } from 'lucide';
import { DATA } from '../shared/attributes.ts';
import { EARLY_SEARCH_ID } from '../shared/shellIds.ts';
import { Icon } from '../shared/ui/Icon.tsx';

/**
 * Stands for the search dialog until its code is there: the script in `<head>` opens it, and what is typed into its
 * field is carried over. Looks like the head of the real one, and works as a form of the search page.
 */
export function EarlySearch({ href }: { href: string }) {
  return (
    <dialog id={EARLY_SEARCH_ID} className="early-search" aria-label="Search">
      <form action={href}>
        <Icon node={Search} size={20} />
        <input
          name="q"
          aria-label="Search"
          placeholder="Search the documentation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          {...{ [DATA.dialog]: 'search' }}
        />
      </form>
    </dialog>
  );
}

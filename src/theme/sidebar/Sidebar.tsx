import { type KeyboardEvent, useId, useState } from 'react';
import { filterTree, matchingLinks } from './filterTree.ts';
import { moveInTree } from './moveInTree.ts';
import { SidebarTree } from './SidebarTree.tsx';
import type { SidebarModel } from './useSidebar.ts';

/** The docs sidebar: a filter above the tree of pages. */
export function Sidebar({ model }: { model: SidebarModel }) {
  const [query, setQuery] = useState('');
  const status = useId();
  const nodes = filterTree(model.nodes, query);
  const searching = query.trim() !== '';
  const found = searching ? matchingLinks(model.nodes, query) : [];
  const count = found.length;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && query !== '') {
      // The first Escape is for the filter, the next for the menu around it.
      event.preventDefault();
      event.stopPropagation();
      setQuery('');
      event.currentTarget.querySelector('input')?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (moveInTree(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && searching) {
      event.preventDefault();
      const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')];
      // Not the category above it.
      links.find((link) => link.getAttribute('href') === found[0])?.click();
    }
  };

  return (
    <nav className="sidebar-nav" aria-label="Docs sidebar" onKeyDown={onKeyDown}>
      <div className="filter">
        <input
          type="search"
          aria-label="Filter pages"
          aria-describedby={status}
          placeholder="Filter pages"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onFocus={model.requestTree}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <p id={status} role="status" className={searching && count === 0 ? 'filter-none' : 'visually-hidden'}>
        {searching && (count === 0 ? 'No page matches.' : `${count} ${count === 1 ? 'page' : 'pages'}`)}
      </p>
      <SidebarTree nodes={nodes} model={model} expanded={searching} />
    </nav>
  );
}

import { type KeyboardEvent, useContext, useId, useState } from 'react';
import { LateContext } from '../context.ts';
import type { FilteredTree } from './filterTree.ts';
import { moveInTree } from './moveInTree.ts';
import { SidebarTree } from './SidebarTree.tsx';
import type { SidebarModel } from './useSidebar.ts';

/** The docs sidebar: a filter above the tree of pages. */
export function Sidebar({ model }: { model: SidebarModel }) {
  const [query, setQuery] = useState('');
  const status = useId();
  const { filter } = useContext(LateContext);
  const searching = filter !== undefined && query.trim() !== '';
  const all: FilteredTree = { nodes: model.nodes, links: [] };
  const { nodes, links } = searching ? filter(model.nodes, query) : all;
  const count = links.length;

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
      const shown = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')];
      // Not the category above it.
      shown.find((link) => link.getAttribute('href') === links[0])?.click();
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

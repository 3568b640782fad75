import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import * as english from '../../shared/texts/english.ts';
import { keepOneTabStop, walkByKeys } from '../../shared/ui/focusKeys.ts';
import { useTexts } from '../../shared/ui/useTexts.tsx';
import { savesData } from '../browser/navigation/prefetch.ts';
import { useShell } from '../shellContext.ts';
import { filterTree } from './navNodes.ts';
import { SidebarTree, TreeWait } from './SidebarTree.tsx';
import type { SidebarModel } from './useSidebar.ts';

/** The docs sidebar: a filter above the tree of pages. */
export function Sidebar({ model }: { model: SidebarModel }) {
  const { treeError, requestTree } = useShell();
  const t = useTexts();
  const [query, setQuery] = useState('');
  const status = useId();
  const searching = query.trim() !== '';
  const { nodes, links } = filterTree(model.nodes, query);
  const count = links.length;
  const nav = useRef<HTMLElement>(null);

  // After each drawing, since branches come and go. Without scripts each link is a stop of its own.
  useEffect(() => {
    if (nav.current) oneStop(nav.current);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && query !== '') {
      // The first Escape is for the filter, the next for the menu around it.
      event.preventDefault();
      event.stopPropagation();
      setQuery('');
      event.currentTarget.querySelector('input')?.focus();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && searching) {
      event.preventDefault();
      const shown = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')];
      // Not the category above it.
      shown.find((link) => link.getAttribute('href') === links[0])?.click();
    } else walkByKeys(rowsOf(event.currentTarget), event);
  };

  return (
    <nav
      ref={nav}
      className="sidebar-nav"
      aria-label={t(english.docsSidebar)}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => oneStop(currentTarget)}
    >
      <div className="filter">
        <input
          type="search"
          aria-label={t(english.filterPages)}
          aria-describedby={status}
          placeholder={t(english.filterPages)}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onFocus={() => savesData() || requestTree()}
          onChange={(event) => {
            requestTree();
            setQuery(event.target.value);
          }}
        />
        {searching && treeError && <TreeWait />}
      </div>
      <p id={status} role="status" className={searching && count === 0 ? 'filter-none' : 'visually-hidden'}>
        {searching && (count === 0 ? t(english.filterNone) : t(english.pages, { count }))}
      </p>
      <SidebarTree nodes={nodes} model={model} expanded={searching} />
    </nav>
  );
}

/** The filter, and each line of the tree: a link or button, and the switch beside it. */
function rowsOf(nav: HTMLElement): HTMLElement[][] {
  return [...nav.querySelectorAll<HTMLElement>('input, a[href], .tree-button')].map((stop) => [
    stop,
    ...(stop.parentElement?.querySelectorAll<HTMLElement>(':scope > .tree-toggle') ?? []),
  ]);
}

/** Makes the tree one stop of the Tab key: what has focus in it, else the page on display, else the first. */
function oneStop(nav: HTMLElement): void {
  const stops = [...nav.querySelectorAll<HTMLElement>('.tree :is(a[href], button)')];
  const focused = stops.filter((stop) => stop === document.activeElement);
  const current = stops.filter((stop) => stop.ariaCurrent === 'page');
  const here = [...focused, ...current, ...stops].find((stop) => stop.checkVisibility());
  keepOneTabStop(stops, here);
}

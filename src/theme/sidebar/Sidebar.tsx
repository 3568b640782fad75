import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { filterTree } from './nodes.ts';
import { SidebarTree, TreeWait } from './SidebarTree.tsx';
import type { SidebarModel } from './useSidebar.ts';

/** The docs sidebar: a filter above the tree of pages. */
export function Sidebar({ model }: { model: SidebarModel }) {
  const [query, setQuery] = useState('');
  const status = useId();
  const searching = query.trim() !== '';
  const { nodes, links } = searching ? filterTree(model.nodes, query) : { nodes: model.nodes, links: [] };
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
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (moveInTree(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      if (moveInRow(event.target, event.key === 'ArrowRight')) event.preventDefault();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && searching) {
      event.preventDefault();
      const shown = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')];
      // Not the category above it.
      shown.find((link) => link.getAttribute('href') === links[0])?.click();
    }
  };

  return (
    <nav
      ref={nav}
      className="sidebar-nav"
      aria-label="Docs sidebar"
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => oneStop(currentTarget)}
    >
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
        {searching && model.treeError && <TreeWait model={model} />}
      </div>
      <p id={status} role="status" className={searching && count === 0 ? 'filter-none' : 'visually-hidden'}>
        {searching && (count === 0 ? 'No page matches.' : `${count} ${count === 1 ? 'page' : 'pages'}`)}
      </p>
      <SidebarTree nodes={nodes} model={model} expanded={searching} />
    </nav>
  );
}

/**
 * Moves focus up or down through what can be operated in `container`, from the element that has it.
 * Returns false at either end, where focus stays.
 */
function moveInTree(container: HTMLElement, direction: 1 | -1): boolean {
  const stops = [...container.querySelectorAll<HTMLElement>('input, a[href], .tree-button')];
  const position = stops.findIndex(
    (stop) => stop === document.activeElement || stop.nextElementSibling === document.activeElement,
  );
  const next = stops[position + direction];
  if (position < 0 || !next) return false;
  next.focus();
  return true;
}

/**
 * Makes the tree one stop of the Tab key: what has focus in it, else the page on display, else the first. The arrow
 * keys walk the tree: up and down through its rows, right and left between a link and its switch.
 */
function oneStop(nav: HTMLElement): void {
  const stops = [...nav.querySelectorAll<HTMLElement>('.tree :is(a[href], button)')];
  const seen = stops.filter((stop) => stop.checkVisibility());
  const here =
    seen.find((stop) => stop === document.activeElement) ??
    seen.find((stop) => stop.ariaCurrent === 'page') ??
    seen[0];
  for (const stop of stops) stop.tabIndex = stop === here ? 0 : -1;
}

/** Moves focus from a link to the switch of its branch, or back; returns false where there is none. */
function moveInRow(from: EventTarget, right: boolean): boolean {
  if (!(from instanceof HTMLElement) || from instanceof HTMLInputElement) return false;
  const next = right ? from.nextElementSibling : from.previousElementSibling;
  if (!(next instanceof HTMLButtonElement || next instanceof HTMLAnchorElement)) return false;
  next.focus();
  return true;
}

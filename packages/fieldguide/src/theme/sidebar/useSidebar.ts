import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { NavCategory, NavNode } from '../../shared/facts.ts';
import { isRecord, parseJson } from '../../shared/text.ts';
import { readStored, writeStored } from '../../shared/ui/storage.ts';
import { savesData } from '../browser/navigation/prefetch.ts';
import type { ShellState } from '../shellContext.ts';
import { type Here, mergeBranch } from './navNodes.ts';
import { arriveAt, type Choices, needsTree, toggled } from './openState.ts';

/** One sidebar's state, shared by its two views: the column and the phone's side menu. */
export interface SidebarModel {
  nodes: readonly NavNode[];
  here: Here;
  choices: Choices;
  /** False until something opened after the page was restored: a reload shows no motion. */
  animated: boolean;
  toggle(category: NavCategory): void;
  /** The scrolling column, whose position is remembered. */
  column: RefObject<HTMLDivElement | null>;
}

interface OpenState {
  choices: Choices;
  animated: boolean;
}

/** The sidebar of the page on screen; undefined where it has none. */
export function useSidebar({ site, page, tree, requestTree }: ShellState): SidebarModel | undefined {
  const { sidebar, route } = page;
  const { baseUrl } = site;
  const branch = sidebar?.branch;
  const whole = sidebar && tree?.[sidebar.id];
  const nodes = useMemo(() => mergeBranch(branch ?? [], whole), [branch, whole]);
  const here = useMemo(() => ({ route, baseUrl }), [route, baseUrl]);
  const [open, setOpen] = useState<OpenState>({ choices: {}, animated: false });
  const column = useRef<HTMLDivElement>(null);

  const [from, setFrom] = useState(here);
  if (from !== here) {
    // While the tree is drawn: an effect would have it drawn and laid out twice.
    setFrom(here);
    const choices = arriveAt({ nodes, choices: open.choices, here: from }, here);
    if (choices !== open.choices) setOpen({ choices, animated: true });
  }

  const waiting = needsTree(nodes, open.choices, here);
  useEffect(() => {
    if (waiting) requestTree();
  }, [waiting, requestTree]);

  const restore = (left: SidebarMemory) => {
    // From another page it is as if the reader had come by a link.
    const from = { ...here, route: left.route };
    const isReload = left.route === route;
    const before = isReload ? left.choices : arriveAt({ nodes, choices: left.choices, here: from }, here);
    // What waits for the tree stays closed until the reader opens it, where data are saved.
    const choices = savesData() && needsTree(nodes, before, here) ? withoutOpened(before) : before;
    setOpen({ choices, animated: false });
    return choices;
  };
  useMemory(sidebar?.id, site.buildId, { column, choices: open.choices, route, waiting, restore });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link
  useLayoutEffect(() => {
    if (column.current) showCurrent(column.current);
  }, [route]);

  if (!sidebar) return undefined;
  const toggle = (category: NavCategory) =>
    setOpen(({ choices }) => ({ choices: toggled({ nodes, choices, here }, category), animated: true }));
  const { choices, animated } = open;
  return { nodes, here, choices, animated, toggle, column };
}

interface MemoryParts {
  column: RefObject<HTMLDivElement | null>;
  choices: Choices;
  route: string;
  /** An open category has no children yet: the column is not as long as it was. */
  waiting: boolean;
  /** Takes over what was left, and returns what is open for it now. */
  restore: (left: SidebarMemory) => Choices;
}

/**
 * Restores choices and scroll position after a full load and keeps them when the page is left. Works after
 * hydration, not in the first render: the server knows nothing of this tab.
 */
function useMemory(id: string | undefined, buildId: string, parts: MemoryParts): void {
  const { column, choices, waiting } = parts;
  const latest = useRef(parts);
  latest.current = parts;
  const pending = useRef<SidebarMemory>(undefined);

  useLayoutEffect(() => {
    if (id === undefined) return;
    const key = `fieldguide.sidebar.${id}`;
    const memory = decodeMemory(readStored('sessionStorage', key), buildId);
    const hasChoices = Object.keys(memory.choices).length > 0;
    const choices = hasChoices ? latest.current.restore(memory) : latest.current.choices;
    pending.current = { ...memory, choices };
    const save = () => {
      const { choices, route } = latest.current;
      const left = { choices, route, scrollTop: column.current?.scrollTop ?? 0 };
      writeStored('sessionStorage', key, encodeMemory(left, buildId));
    };
    window.addEventListener('pagehide', save);
    return () => window.removeEventListener('pagehide', save);
  }, [id, buildId, column]);

  // A second step: all that was open has to be laid out before the column can be scrolled this far.
  useLayoutEffect(() => {
    if (pending.current?.choices !== choices || waiting) return;
    if (column.current) {
      column.current.scrollTop = pending.current.scrollTop;
      showCurrent(column.current);
    }
    pending.current = undefined;
  }, [choices, waiting, column]);
}

/**
 * Scrolls a sidebar's column, and only the column, until the current page's link is in it. No row is then cut by the
 * filter, which stays at the top.
 */
export function showCurrent(scroller: HTMLElement): void {
  const link = scroller.querySelector(`[aria-current='page']`);
  if (!link) return;
  const box = scroller.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  const top = scroller.querySelector('.filter')?.getBoundingClientRect().bottom ?? box.top;
  if (place.top >= top && place.bottom <= box.bottom) return;
  scroller.scrollTop += place.top - (top + box.bottom - place.height) / 2;
  for (const row of scroller.querySelectorAll('.tree-link')) {
    const { top: start, bottom: end } = row.getBoundingClientRect();
    if (start < top && end > top) scroller.scrollTop -= top - start;
  }
}

/** The state of a sidebar that is kept over a full load in the same browser tab. */
interface SidebarMemory {
  choices: Choices;
  /** The page that was left. */
  route: string;
  scrollTop: number;
}

const NOTHING: SidebarMemory = { choices: {}, route: '', scrollTop: 0 };

/** Text to store. It names the build: another build may have another tree. */
export function encodeMemory(memory: SidebarMemory, buildId: string): string {
  const { choices, route, scrollTop } = memory;
  return JSON.stringify({ build: buildId, open: choices, route, top: scrollTop });
}

/** Reads stored text; anything that is not from this build counts as nothing. */
export function decodeMemory(text: string | null, buildId: string): SidebarMemory {
  const memory = parseJson(text);
  if (!isRecord(memory) || memory.build !== buildId) return NOTHING;
  const { open, route, top } = memory;
  return {
    choices: isRecord(open) ? booleansOf(open) : {},
    route: typeof route === 'string' ? route : '',
    scrollTop: typeof top === 'number' ? top : 0,
  };
}

function withoutOpened(choices: Choices): Choices {
  return Object.fromEntries(Object.entries(choices).filter(([, open]) => !open));
}

function booleansOf(value: object): Choices {
  return Object.fromEntries(Object.entries(value).filter(([, open]) => typeof open === 'boolean'));
}

import { useEffect, useState } from 'react';
import * as DATA from '../../shared/dataAttributes.ts';
import * as english from '../../shared/texts/english.ts';
import { pageTexts } from '../../shared/texts/translate.ts';
import { copyText, downloadText } from '../../shared/ui/takeAlong.ts';
import { useTexts } from '../../shared/ui/useTexts.tsx';
import { mountIsland } from '../../theme/islands.tsx';
import { createTableView, type TableView } from './tableView.ts';

/** Puts tools above a long table; the table itself stays what it is. One that cannot be sorted gets none. */
export function hydrate(element: HTMLElement): () => void {
  const box = element.nextElementSibling;
  const table = box?.querySelector('table');
  const view = table ? createTableView(table) : undefined;
  const title = box?.getAttribute('aria-label') ?? pageTexts()(english.table);
  const filters = (element.dataset.filters ?? '').split(' ').filter(Boolean).map(Number);
  const fileName = element.dataset.name ?? 'table';
  // Below the table, for readers without scripts.
  const below = element.parentElement?.nextElementSibling;
  const files = below?.matches('.table-downloads') ? [...below.querySelectorAll('a')] : [];
  const tools = view && (
    <TableTools view={view} title={title} filters={filters} fileName={fileName} files={files} />
  );
  const unmount = mountIsland(element, tools, { hydrate: false });
  return () => {
    unmount();
    view?.dispose();
  };
}

interface TableToolsProps {
  view: TableView;
  /** What the table is called, for screen readers. */
  title: string;
  /** Indexes of the columns whose values the reader picks from. */
  filters: readonly number[];
  fileName: string;
  /** Links to the files of the whole data set. */
  files: readonly HTMLAnchorElement[];
}

/** Filters above a table, and a menu of its columns, copy and download. Sorting is in its headers. */
function TableTools({ view, title, filters, fileName, files }: TableToolsProps) {
  const t = useTexts();
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState<ReadonlyMap<number, string>>(new Map());
  const [count, setCount] = useState(view.total);
  const [shown, setShown] = useState(
    new Set(view.columns.flatMap((each) => (each.shown ? [each.index] : []))),
  );
  const [said, setSaid] = useState('');

  // The letter is painted first, the rows follow: typing never waits for a long table.
  useEffect(() => {
    const waiting = requestAnimationFrame(() => {
      setCount(view.filter(query, picked));
      setSaid('');
    });
    return () => cancelAnimationFrame(waiting);
  }, [query, picked, view]);

  useEffect(() => view.onSort(setSaid), [view]);

  useEffect(() => {
    view.onReveal((column) => {
      if (column === undefined) {
        setQuery('');
        setPicked(new Map());
      } else setShown((shown) => new Set(shown).add(column));
    });
  }, [view]);

  const toggle = (column: number, on: boolean) => {
    const next = new Set(shown);
    if (on) next.add(column);
    else next.delete(column);
    view.showColumn(column, on);
    setShown(next);
  };
  const pick = (column: number, option: string) => {
    const next = new Map(picked);
    if (option === '') next.delete(column);
    else next.set(column, option.slice(1));
    setPicked(next);
  };

  return (
    <>
      {filters.length > 0 && (
        <p className="tool-title">
          <b>{title}</b>
        </p>
      )}
      <input
        type="search"
        aria-label={t(english.filterRowsOf, { table: title })}
        placeholder={t(english.filterRows)}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && query !== '') setQuery('');
        }}
      />
      {filters.map((column) => {
        const label = view.columns[column]?.label ?? '';
        const value = picked.get(column);
        return (
          <select
            key={column}
            className="table-chip"
            aria-label={t(english.columnFilter, { column: label, table: title })}
            data-picked={value === undefined ? undefined : ''}
            value={value === undefined ? '' : `=${value}`}
            onChange={({ target }) => pick(column, target.value)}
          >
            <option value="">{t(english.allColumn, { column: label })}</option>
            {view.values(column).map((text) => (
              // An empty cell is a value too: the sign tells it from none.
              <option key={text} value={`=${text}`}>
                {text || t(english.notStated)}
              </option>
            ))}
          </select>
        );
      })}
      <p role="status">
        {said ||
          (count === view.total
            ? t(english.rows, { count })
            : t(english.rowsOf, { shown: count, count: view.total }))}
      </p>
      <details
        className="dropdown"
        {...{ [DATA.closeOnFollow]: '' }}
        onToggle={({ currentTarget }) => currentTarget.open && placeMenu(currentTarget)}
      >
        <summary>
          {t(english.options)}
          <span className="visually-hidden">: {title}</span>
        </summary>
        <ul>
          {/* The first column stays: it names the row. */}
          {view.columns.slice(1).map(({ index, label }) => (
            <li key={index}>
              <label>
                <input
                  type="checkbox"
                  checked={shown.has(index)}
                  onChange={({ target }) => toggle(index, target.checked)}
                />
                <span>{label}</span>
              </label>
            </li>
          ))}
          <li>
            <button type="button" onClick={async () => setSaid(t(await copyText(view.csv())))}>
              {t(english.copyCsv)}
            </button>
          </li>
          <li>
            <button type="button" onClick={() => downloadText(`${fileName}.csv`, view.csv())}>
              {t(english.downloadCsv)}
            </button>
          </li>
          {files.map(({ href, textContent }) => (
            <li key={href}>
              <a href={href} download>
                {t(english.allRowsAs, { format: textContent })}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** The bar at the top of the window, and some air, in pixels. */
const AROUND = { top: 64, bottom: 8 };

/** Opens a menu on that side of its button on which it is seen: below, where it fits there or has more room. */
function placeMenu(menu: HTMLElement): void {
  const button = menu.querySelector('summary');
  const list = menu.querySelector('ul');
  if (!button || !list) return;
  list.style.maxHeight = '';
  const { top, bottom } = button.getBoundingClientRect();
  const above = top - AROUND.top;
  const below = window.innerHeight - bottom - AROUND.bottom;
  const isUp = list.offsetHeight > below && above > below;
  menu.toggleAttribute('data-up', isUp);
  list.style.maxHeight = `${(isUp ? above : below) - AROUND.bottom}px`;
}

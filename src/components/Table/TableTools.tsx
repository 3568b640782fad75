import { useEffect, useRef, useState } from 'react';
import { copyText, downloadText } from '../takeAlong.ts';
import type { TableView } from './tableView.ts';

interface TableToolsProps {
  view: TableView;
  /** What the table is called, for screen readers. */
  title: string;
  fileName: string;
}

/** Filter, column chooser, copy and download above a table. Sorting is in its headers. */
export function TableTools({ view, title, fileName }: TableToolsProps) {
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(view.total);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [said, setSaid] = useState('');
  const waiting = useRef<number>(undefined);

  // The letter is painted first, the rows follow: typing never waits for a long table.
  useEffect(() => {
    waiting.current = requestAnimationFrame(() => {
      setShown(view.filter(query));
      setSaid('');
    });
    return () => cancelAnimationFrame(waiting.current ?? 0);
  }, [query, view]);

  useEffect(() => view.onSort(setSaid), [view]);

  const toggle = (column: number) => {
    const next = new Set(hidden);
    if (!next.delete(column)) next.add(column);
    view.showColumn(column, !next.has(column));
    setHidden(next);
  };

  const count = shown === view.total ? `${view.total} rows` : `${shown} of ${view.total} rows`;
  return (
    <>
      <input
        type="search"
        aria-label={`Filter rows: ${title}`}
        placeholder="Filter rows"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && query !== '') setQuery('');
        }}
      />
      <p role="status">{said || count}</p>
      <details className="dropdown">
        <summary>Columns</summary>
        <ul>
          {/* The first column stays: it names the row. */}
          {view.columns.slice(1).map(({ index, label }) => (
            <li key={index}>
              <label>
                <input type="checkbox" checked={!hidden.has(index)} onChange={() => toggle(index)} />
                <span>{label}</span>
              </label>
            </li>
          ))}
        </ul>
      </details>
      <button type="button" onClick={async () => setSaid(await copyText(view.csv()))}>
        Copy<span className="visually-hidden"> as CSV: {title}</span>
      </button>
      <button type="button" onClick={() => downloadText(`${fileName}.csv`, view.csv())}>
        CSV<span className="visually-hidden"> download: {title}</span>
      </button>
    </>
  );
}

import { plural, toCsv } from 'fieldguide';
import { copyText, downloadText, LoadError, ResultTable, Tool } from 'fieldguide/islands';
import { useEffect, useId, useRef, useState } from 'react';
import { faultText, shownValue } from '../outcome.ts';
import type { Result } from '../postgres.mjs';
import type { PlaygroundFiles } from './messages.ts';
import { type State, useDatabase } from './useDatabase.ts';

interface PlaygroundProps {
  sql: string;
  files: PlaygroundFiles;
  /** What is loaded before the first query. */
  megabytes: number;
}

/** A recipe that the reader may change and run, in their own browser. Nothing is loaded before they ask for it. */
export default function Playground({ sql, files, megabytes }: PlaygroundProps) {
  const [open, setOpen] = useState(false);
  const [fromFolder, setFromFolder] = useState(false);
  // A page in a folder may start no worker: only the result above is shown.
  useEffect(() => setFromFolder(location.protocol === 'file:'), []);
  if (fromFolder) return null;
  return (
    <div className="playground">
      {open ? (
        <Editor sql={sql} files={files} />
      ) : (
        <button type="button" className="playground-open" onClick={() => setOpen(true)}>
          Change and run this query ({megabytes} MB)
        </button>
      )}
    </div>
  );
}

function Editor({ sql, files }: Omit<PlaygroundProps, 'megabytes'>) {
  const [text, setText] = useState(sql);
  const { state, run } = useDatabase(files);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const first = useRef(true);
  const [said, setSaid] = useState('');
  // The press that opened it asked for the database, too.
  useEffect(() => {
    if (!first.current) return;
    first.current = false;
    field.current?.focus();
    run(sql);
  });
  const busy = state.type === 'loading' || state.type === 'running';
  const result = state.type === 'result' ? state.result : undefined;
  const csv = () =>
    result ? toCsv([result.columns, ...result.rows.map((row) => row.map((cell) => cell ?? ''))]) : '';
  const act = () => {
    if (busy) return;
    setSaid('');
    run(text);
  };
  const summary = (
    <>
      <p
        role="status"
        className={state.type === 'fault' || state.type === 'stopped' ? 'tool-said tool-fault' : 'tool-said'}
      >
        {said || saidOf(state)}
      </p>
      {result && result.rows.length > 0 && (
        <>
          <button type="button" onClick={async () => setSaid(await copyText(csv()))}>
            Copy as CSV
          </button>
          <button type="button" onClick={() => downloadText('result.csv', csv())}>
            Download CSV
          </button>
        </>
      )}
    </>
  );
  return (
    <Tool title="Playground" note="Runs in this browser, on the sample data center" result={summary}>
      <label htmlFor={id}>Query</label>
      <textarea
        id={id}
        ref={field}
        value={text}
        rows={Math.min(20, text.split('\n').length + 1)}
        spellCheck={false}
        autoCapitalize="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) act();
        }}
      />
      <div className="tool-actions">
        {/* A button that is disabled would lose the focus. */}
        <button type="button" className="button" aria-disabled={busy} onClick={act}>
          Run
        </button>
        <button type="button" aria-disabled={text === sql} onClick={() => setText(sql)}>
          Reset
        </button>
      </div>
      {state.type === 'failed' && (
        <LoadError subject="The database" error={new Error(state.message)} onRetry={act} />
      )}
      {result && result.rows.length > 0 && <Rows {...result} />}
    </Tool>
  );
}

/** What the bar says of the query. */
function saidOf(state: State): string {
  if (state.type === 'loading') return 'Loading the database…';
  if (state.type === 'running') return 'Running…';
  if (state.type === 'stopped')
    return 'The query was stopped after 10 seconds. Change it, then run it again.';
  if (state.type === 'fault') return faultText(state.fault);
  if (state.type !== 'result') return '';
  const { rows } = state.result;
  const some = rows.length < state.total ? `, the first ${rows.length} shown here` : '';
  return `${plural(state.total, 'row')}${some}`;
}

function Rows({ columns, rows }: Result) {
  return (
    <ResultTable label="Result of your query" head={columns}>
      {rows.map((row, index) => (
        // Rows have no names, and are never sorted.
        <tr key={index}>
          {row.map((cell, column) => (
            <td
              // Columns may have equal names.
              key={column}
              data-label={column === 0 ? undefined : `${columns[column]}: `}
            >
              {shownValue(cell)}
            </td>
          ))}
        </tr>
      ))}
    </ResultTable>
  );
}

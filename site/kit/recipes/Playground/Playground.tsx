import { useEffect, useId, useRef, useState } from 'react';
import { ResultTable } from '../../../../src/components/ScrollBox.tsx';
import { copyText, downloadText } from '../../../../src/components/takeAlong.ts';
import { toCsv } from '../../../../src/shared/csv.ts';
import { plural } from '../../../../src/shared/text.ts';
import { LoadError } from '../../../../src/theme/browser/loading.tsx';
import { faultText } from './faultText.ts';
import type { PlaygroundFiles } from './messages.ts';
import { type State, useDatabase } from './useDatabase.ts';

export interface PlaygroundProps {
  sql: string;
  files: PlaygroundFiles;
  /** What is loaded before the first query. */
  megabytes: number;
}

/** A recipe that the reader may change and run, in their own browser. Nothing is loaded before they ask for it. */
export default function Playground({ sql, files, megabytes }: PlaygroundProps) {
  const [open, setOpen] = useState(false);
  const [fromFolder, setFromFolder] = useState(false);
  // A page in a folder may start no worker: the result that stands above is all there is.
  useEffect(() => setFromFolder(location.protocol === 'file:'), []);
  if (fromFolder) return null;
  return (
    <div className="playground">
      {open ? (
        <Editor sql={sql} files={files} />
      ) : (
        <button type="button" className="button" onClick={() => setOpen(true)}>
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
  // The press that opened it asked for the database, too.
  useEffect(() => {
    field.current?.focus();
    if (first.current) run(sql);
    first.current = false;
  });
  const busy = state.type === 'loading' || state.type === 'running';
  return (
    <>
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
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !busy) run(text);
        }}
      />
      <div className="playground-actions">
        <button type="button" className="button" disabled={busy} onClick={() => run(text)}>
          Run
        </button>
        <button
          type="button"
          className="button button-quiet"
          disabled={text === sql}
          onClick={() => setText(sql)}
        >
          Reset
        </button>
      </div>
      <Outcome state={state} text={text} onRetry={() => run(text)} />
    </>
  );
}

function Outcome({ state, text, onRetry }: { state: State; text: string; onRetry(): void }) {
  if (state.type === 'failed')
    return <LoadError subject="The database" error={new Error(state.message)} onRetry={onRetry} />;
  if (state.type === 'result') return <Rows {...state} />;
  const said = {
    idle: '',
    loading: 'Loading the database…',
    running: 'Running…',
    stopped: 'The query was stopped after 10 seconds. Change it, then run it again.',
    fault: state.type === 'fault' ? faultText(state.fault, text) : '',
  }[state.type];
  const odd = state.type === 'fault' || state.type === 'stopped';
  return (
    <p role="status" className={odd ? 'playground-fault' : undefined}>
      {said}
    </p>
  );
}

function Rows({ result: { columns, rows }, total }: Extract<State, { type: 'result' }>) {
  const [said, setSaid] = useState('');
  const csv = () => toCsv([columns, ...rows.map((row) => row.map((cell) => cell ?? ''))]);
  const some = rows.length < total ? `, the first ${rows.length} of them here` : '';
  return (
    <>
      <p role="status">{said || `${plural(total, 'row')}${some}`}</p>
      {rows.length > 0 && (
        <>
          <ResultTable label="Result of your query" head={columns}>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names, and are never sorted
              <tr key={index}>
                {row.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns may have equal names
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </ResultTable>
          <div className="playground-actions">
            <button
              type="button"
              className="button button-quiet"
              onClick={async () => setSaid(await copyText(csv()))}
            >
              Copy as CSV
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => downloadText('result.csv', csv())}
            >
              Download CSV
            </button>
          </div>
        </>
      )}
    </>
  );
}

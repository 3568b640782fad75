import { useId, useState } from 'react';
import { ResultTable, ScrollBox } from '../../../src/components/ScrollBox.tsx';
import { copyText, downloadText } from '../../../src/components/takeAlong.ts';
import { toNftables } from './nftables.ts';
import type { Rule } from './plan.ts';
import { toPowerShell } from './powershell.ts';
import { oddNames, toRequestCsv, toRequestText } from './request.ts';

const FORMATS = [
  { label: 'Plain text', file: 'firewall-request.txt', write: toRequestText },
  { label: 'CSV', file: 'firewall-request.csv', write: toRequestCsv },
  { label: 'nftables', file: 'firewall-request.nft', write: toNftables },
  { label: 'PowerShell', file: 'firewall-request.ps1', write: toPowerShell },
];

/** The request: a table of its rules, and the same in each format to copy or to keep. */
export function Results({ rules }: { rules: readonly Rule[] }) {
  const [said, setSaid] = useState('');
  const heading = useId();
  if (rules.length === 0) return <p role="status">Choose at least one feature to see its rules.</p>;
  const odd = oddNames(rules);
  return (
    <section aria-labelledby={heading}>
      <p id={heading} className="planner-count" role="status">
        {said || (rules.length === 1 ? '1 rule' : `${rules.length} rules`)}
      </p>
      {odd.length > 0 && (
        <p className="planner-odd">These are no addresses and no host names: {odd.join(', ')}</p>
      )}
      <ResultTable label="Firewall request" head={['Source', 'Destination', 'Protocol', 'Port', 'Purpose']}>
        {rules.map((rule) => (
          <tr key={rule.id}>
            <End party={rule.source} networks={rule.from} />
            <End party={rule.destination} networks={rule.to} />
            <td>{rule.protocol}</td>
            <td>
              <code>{rule.port}</code>
            </td>
            <td>{rule.purpose}</td>
          </tr>
        ))}
      </ResultTable>
      {FORMATS.map(({ label, file, write }) => (
        <details key={label}>
          <summary>{label}</summary>
          <div className="planner-actions">
            <button
              type="button"
              onClick={async () => setSaid(`${label}: ${(await copyText(write(rules))).toLowerCase()}`)}
            >
              Copy<span className="visually-hidden"> {label}</span>
            </button>
            <button
              type="button"
              onClick={() => downloadText(file, write(rules), 'text/plain;charset=utf-8')}
            >
              Download<span className="visually-hidden"> {label}</span>
            </button>
          </div>
          <ScrollBox className="planner-code" label={label}>
            <pre>
              <code>{write(rules)}</code>
            </pre>
          </ScrollBox>
        </details>
      ))}
    </section>
  );
}

function End({ party, networks }: { party: string; networks: Rule['from'] }) {
  return (
    <td>
      {party}
      {networks.length > 0 && (
        <>
          <br />
          <code>{networks.map(({ text }) => text).join(', ')}</code>
        </>
      )}
    </td>
  );
}

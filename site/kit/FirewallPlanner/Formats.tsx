import { copyText, downloadText, ScrollBox, tabForKey } from 'fieldguide/islands';
import { type KeyboardEvent, useRef, useState } from 'react';
import { toIptables } from './iptables.ts';
import { toNftables } from './nftables.ts';
import type { FirewallRule } from './plan.ts';
import { toPowerShell } from './powershell.ts';
import { toRequestCsv, toRequestText } from './request.ts';
import { toSecurityGroup } from './securityGroup.ts';

const FORMATS = [
  { label: 'Request text', file: 'firewall-request.txt', write: toRequestText },
  { label: 'CSV', file: 'firewall-request.csv', write: toRequestCsv },
  { label: 'nftables', file: 'firewall-request.nft', write: toNftables },
  { label: 'iptables', file: 'firewall-request.sh', write: toIptables },
  { label: 'Windows', file: 'firewall-request.ps1', write: toPowerShell },
  { label: 'AWS security group', file: 'firewall-request-aws.sh', write: toSecurityGroup },
];

interface FormatsProps {
  rules: readonly FirewallRule[];
  /** Parties whose networks are missing or wrong, with the ids of their fields: nothing is written until then. */
  held: readonly { party: string; field: string }[];
  /** Prefix of ids. */
  id: string;
  onSay: (text: string) => void;
}

/** The request in each format, to copy or to keep. */
export function Formats({ rules, held, id, onSay }: FormatsProps) {
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const format = FORMATS[chosen];
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabForKey(event.key, chosen, FORMATS.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  if (!format) return null;
  const text = held.length === 0 ? format.write(rules) : '';
  return (
    <section className="planner-formats" id={`${id}-request`} aria-label="Request" tabIndex={-1}>
      <div className="tabs-list" role="tablist" aria-label="Format" ref={list}>
        {FORMATS.map(({ label }, index) => (
          <button
            key={label}
            type="button"
            className="tab"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`}>
        {held.length > 0 ? (
          <p className="planner-note">
            The request is written once every source is entered and every entry is valid. Still missing:{' '}
            {held.map(({ party, field }) => (
              <button key={field} type="button" onClick={() => document.getElementById(field)?.focus()}>
                {party}
              </button>
            ))}
          </p>
        ) : (
          <>
            <div className="tool-actions">
              <button
                type="button"
                onClick={async () => onSay(`${format.label}: ${(await copyText(text)).toLowerCase()}`)}
              >
                Copy<span className="visually-hidden"> {format.label}</span>
              </button>
              <button
                type="button"
                onClick={() => downloadText(format.file, text, 'text/plain;charset=utf-8')}
              >
                Download<span className="visually-hidden"> {format.label}</span>
              </button>
            </div>
            <ScrollBox className="planner-code" label={format.label}>
              <pre>
                <code>{text}</code>
              </pre>
            </ScrollBox>
          </>
        )}
      </div>
    </section>
  );
}

import { Tool } from 'fieldguide/islands';
import { useId, useState } from 'react';
import { readField } from './address.ts';
import { Formats } from './Formats.tsx';
import { FEATURE_GROUPS, FEATURE_LABELS, featureLabel } from './features.ts';
import {
  COMPONENTS,
  featuresOf,
  heldBy,
  makeRules,
  type PlanChoice,
  type PortRow,
  partiesOf,
  planOf,
} from './plan.ts';
import { PlanResults, planSummary } from './Results.tsx';
import { useChoice } from './useChoice.ts';

/** Writes a firewall request from the port data. What is entered stays in this component. */
export default function FirewallPlanner({ rows }: { rows: readonly PortRow[] }) {
  const { choice, chosen, choose } = useChoice(rows);
  const [networks, setNetworks] = useState<Record<string, string>>({});
  const [said, setSaid] = useState('');
  const id = useId();
  const plan = planOf(rows, choice);
  const { sources, targets } = partiesOf(plan.rows);
  const parties = [...sources, ...targets];
  const held = heldBy(plan.rows, networks);
  const fieldId = (party: string) => `${id}-${parties.indexOf(party)}`;
  const change = (next: PlanChoice) => {
    setSaid('');
    choose(next);
  };
  const result = (
    <>
      <p className="tool-said" role="status">
        {said || planSummary(choice, plan)}
      </p>
      {plan.rows.length > 0 && (
        <>
          <p className="planner-ports">{portsOf(plan.rows)}</p>
          <button
            type="button"
            className="button"
            onClick={() => document.getElementById(`${id}-request`)?.focus()}
          >
            {held.length > 0
              ? `Enter ${held.length === 1 ? '1 network' : `${held.length} networks`}`
              : 'Request'}
          </button>
        </>
      )}
    </>
  );
  return (
    <Tool title="Firewall planner" note="Nothing you enter leaves this browser" result={result}>
      <Sentence rows={rows} choice={choice} onChange={change} />
      <PlanResults
        plan={plan}
        follow={chosen}
        rules={makeRules(plan.rows, networks)}
        onShow={(components) => change({ ...choice, components: [...choice.components, ...components] })}
      />
      {parties.length > 0 && (
        <fieldset>
          <legend>Networks</legend>
          <p id={`${id}-hint`}>
            Enter addresses, networks such as 192.0.2.0/24 or 2001:db8::/32, or host names, separated by
            commas. A source is required. Enter <code>any</code> if connections from everywhere are allowed.
          </p>
          {parties.map((party) => (
            <Network
              key={party}
              id={fieldId(party)}
              label={party}
              role={sources.includes(party) ? 'source' : 'optional'}
              hint={`${id}-hint`}
              value={networks[party] ?? ''}
              onChange={(value) => setNetworks({ ...networks, [party]: value })}
            />
          ))}
        </fieldset>
      )}
      {parties.length > 0 && (
        <Formats
          rules={makeRules(plan.rows, networks)}
          held={held.map((party) => ({ party, field: fieldId(party) }))}
          id={id}
          onSay={setSaid}
        />
      )}
    </Tool>
  );
}

interface SentenceProps {
  rows: readonly PortRow[];
  choice: PlanChoice;
  onChange: (choice: PlanChoice) => void;
}

/** From [Remote Collector] to [Windows servers] by [WMI]: features may be chosen for several targets. */
function Sentence({ rows, choice, onChange }: SentenceProps) {
  const known = featuresOf(rows);
  const groups = [
    ...FEATURE_GROUPS.map(({ label, features }) => ({
      label,
      features: known.filter((name) => name in features),
    })),
    { label: 'others', features: known.filter((name) => !(name in FEATURE_LABELS)) },
  ].filter(({ features }) => features.length > 0);
  const [opened, setOpened] = useState<string>();
  const first = groups.find(({ features }) => features.some((name) => choice.features.includes(name)));
  const usual = groups.find(({ label }) => label === 'network and hardware') ?? groups[0];
  const group = groups.find(({ label }) => label === opened) ?? first ?? usual;
  const from = choice.components.join(',');
  const elsewhere = choice.features.filter((name) => !group?.features.includes(name));
  const toggle = (name: string, on: boolean) =>
    onChange({
      ...choice,
      features: known.filter((other) => (other === name ? on : choice.features.includes(other))),
    });
  return (
    <>
      <div className="planner-sentence">
        <label>
          <span>From</span>
          <select
            value={from}
            onChange={({ target }) =>
              onChange({ ...choice, components: target.value.split(',').filter(Boolean) })
            }
          >
            <option value="">any part of the product</option>
            {Object.entries(COMPONENTS).map(([name, { label }]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
            {choice.components.length > 1 && <option value={from}>{labelsOf(choice.components)}</option>}
          </select>
        </label>
        <label>
          <span>to</span>
          <select value={group?.label} onChange={({ target }) => setOpened(target.value)}>
            {groups.map(({ label, features }) => {
              const count = features.filter((name) => choice.features.includes(name)).length;
              return (
                <option key={label} value={label}>
                  {count > 0 ? `${label} (${count} chosen)` : label}
                </option>
              );
            })}
          </select>
        </label>
        <fieldset>
          <legend>by</legend>
          {group?.features.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={choice.features.includes(name)}
                onChange={({ target }) => toggle(name, target.checked)}
              />
              <span>{featureLabel(name)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {elsewhere.length > 0 && (
        <ul className="planner-chips" aria-label="Also chosen">
          {elsewhere.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => toggle(name, false)}>
                <span className="visually-hidden">Remove </span>
                {featureLabel(name)}
                <span aria-hidden="true"> ×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface NetworkProps {
  id: string;
  label: string;
  role: 'source' | 'optional';
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

function Network({ id, label, role, hint, value, onChange }: NetworkProps) {
  const { faults, notes } = readField(value);
  return (
    <div>
      <label htmlFor={id}>
        {label} <small>{role}</small>
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={faults.length > 0}
        aria-describedby={`${id}-said ${hint}`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={`${id}-said`} aria-live="polite">
        {faults.map((fault) => (
          <p key={fault} className="tool-fault">
            {fault}
          </p>
        ))}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}

function labelsOf(components: readonly string[]): string {
  return components.map((name) => COMPONENTS[name]?.label ?? name).join(' and ');
}

/** `TCP 135, 443; UDP 161`: what the rules open, at a glance. */
function portsOf(rows: readonly PortRow[]): string {
  const protocols = [...new Set(rows.map(({ protocol }) => protocol))];
  return protocols
    .map((protocol) => {
      const ports = rows.filter((row) => row.protocol === protocol).map(({ port }) => port || 'all');
      const named = protocol === 'ICMP' ? '' : ` ${[...new Set(ports)].join(', ')}`;
      return `${protocol}${named}`;
    })
    .join('; ');
}

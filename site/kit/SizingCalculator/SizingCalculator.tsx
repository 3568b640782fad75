import { ResultTable, Tool } from 'fieldguide/islands';
import { useId, useRef, useState } from 'react';
import { readCount, type SiteNeed, type SizeRow, sizeOf } from './sizes.ts';

const FIELDS = [
  { key: 'devices', label: 'Devices', hint: 'physical, network gear' },
  { key: 'virtual', label: 'Virtual machines', hint: 'local and cloud' },
  { key: 'windows', label: 'Windows servers', hint: 'among these' },
  { key: 'addresses', label: 'IP addresses', hint: 'if you do not know the counts' },
] as const;

type Field = (typeof FIELDS)[number]['key'];

interface SiteFields {
  key: number;
  texts: Readonly<Record<Field, string>>;
  allScanWindows: boolean;
}

const EMPTY = { devices: '', virtual: '', windows: '', addresses: '' };

/** Counts in, machines out, each with its rule and with what was taken for granted. */
export default function SizingCalculator({ rows }: { rows: readonly SizeRow[] }) {
  const [heavy, setHeavy] = useState(false);
  const [evaluation, setEvaluation] = useState(false);
  const [retention, setRetention] = useState('');
  const add = useRef<HTMLButtonElement>(null);
  const [sites, setSites] = useState<SiteFields[]>([
    { key: 1, texts: { ...EMPTY, devices: '500' }, allScanWindows: false },
  ]);
  const change = (key: number, part: Partial<SiteFields>) =>
    setSites(sites.map((site) => (site.key === key ? { ...site, ...part } : site)));
  const remove = (key: number) => {
    // The button goes.
    add.current?.focus();
    setSites(sites.filter((site) => site.key !== key));
  };
  const needs = sites.map(({ texts, allScanWindows }, index): SiteNeed => {
    const counts = FIELDS.flatMap(({ key }) => {
      const { count } = readCount(texts[key]);
      return count === undefined ? [] : [[key, count]];
    });
    return { name: `site ${index + 1}`, allScanWindows, ...Object.fromEntries(counts) };
  });
  const months = readCount(retention).count;
  const { machines, total } = sizeOf(rows, {
    heavy,
    evaluation,
    retention: months,
    sites: needs,
  });
  const faulty = [retention, ...sites.flatMap(({ texts }) => Object.values(texts))].some(
    (text) => readCount(text).fault !== undefined,
  );
  const result = (
    <p className="tool-said" role="status">
      {faulty && 'Without the invalid fields: '}
      {count(total.machines, 'machine')}, {count(total.vcpu, 'vCPU')}, {count(total.ram, 'GB')} RAM,{' '}
      {count(total.disk, 'GB')} disk
    </p>
  );
  return (
    <Tool title="Sizing calculator" note="Enter what you know; leave the rest empty" result={result}>
      {sites.map(({ key, texts, allScanWindows }, index) => (
        <fieldset key={key}>
          <legend>Site {index + 1}</legend>
          {FIELDS.map((field) => (
            <Count
              key={field.key}
              label={field.label}
              hint={field.hint}
              value={texts[field.key]}
              onChange={(text) => change(key, { texts: { ...texts, [field.key]: text } })}
            />
          ))}
          <Check
            label="Each RC scans Windows"
            checked={allScanWindows}
            onChange={(checked) => change(key, { allScanWindows: checked })}
          />
          {sites.length > 1 && (
            <button type="button" onClick={() => remove(key)}>
              Remove<span className="visually-hidden"> site {index + 1}</span>
            </button>
          )}
        </fieldset>
      ))}
      <button
        type="button"
        ref={add}
        onClick={() =>
          setSites([
            ...sites,
            { key: Math.max(...sites.map(({ key }) => key)) + 1, texts: EMPTY, allScanWindows: false },
          ])
        }
      >
        Add a site
      </button>
      <fieldset>
        <legend>Main Appliance</legend>
        <Count
          label="Retention"
          hint="months of logs and history"
          value={retention}
          onChange={setRetention}
        />
        <Check
          label="Application dependency mapping, Resource Utilization or storage discovery"
          checked={heavy}
          onChange={setHeavy}
        />
        <Check label="Evaluation, not production" checked={evaluation} onChange={setEvaluation} />
      </fieldset>
      <ResultTable
        label="Sizes"
        className="sizes"
        head={['Component', 'Count', 'vCPU each', 'RAM each', 'Disk each', 'Why']}
      >
        {machines.map(({ row, count, reason, assumptions }) => (
          <tr key={row.part}>
            <Figures texts={[row.component, count.toLocaleString('en-US'), row.vcpu, row.ram, row.disk]} />
            <td>
              {row.rule} ({reason}) <span className="sizes-assumed">Assumed: {assumptions.join(' ')}</span>
            </td>
          </tr>
        ))}
        <tr className="sizes-total">
          <Figures
            texts={[
              'Total',
              total.machines.toLocaleString('en-US'),
              total.vcpu.toLocaleString('en-US'),
              count(total.ram, 'GB'),
              count(total.disk, 'GB'),
            ]}
          />
          <td className="sizes-assumed">Assumed: the minimum disk of each row.</td>
        </tr>
      </ResultTable>
    </Tool>
  );
}

/** The word before each figure if a row is a line of text. */
const BEFORE = ['', '× ', '· vCPU ', '· RAM ', '· disk '];

function Figures({ texts }: { texts: readonly string[] }) {
  return texts.map((text, column) => (
    <td key={BEFORE[column]} className="row-key" data-label={BEFORE[column] || undefined}>
      {text}
    </td>
  ));
}

function count(number: number, unit: string): string {
  const plural = unit === 'machine' && number !== 1 ? 's' : '';
  return `${number.toLocaleString('en-US')} ${unit}${plural}`;
}

function Count(props: { label: string; hint: string; value: string; onChange: (text: string) => void }) {
  const id = useId();
  const { fault } = readCount(props.value);
  return (
    <div>
      <label htmlFor={id}>
        {props.label} {props.hint !== '' && <small>{props.hint}</small>}
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-said`}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      />
      <p id={`${id}-said`} className="tool-fault" aria-live="polite">
        {fault}
      </p>
    </div>
  );
}

function Check(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label>
      <input
        type="checkbox"
        checked={props.checked}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      <span>{props.label}</span>
    </label>
  );
}

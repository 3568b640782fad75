import { useId, useState } from 'react';
import { ResultTable } from '../../../src/components/ScrollBox.tsx';
import { readCount, type SizeRow, sizeOf } from './sizes.ts';

interface SegmentFields {
  key: number;
  workloads: string;
  windows: string;
  allScanWindows: boolean;
}

const newSegment = (key: number): SegmentFields => ({
  key,
  workloads: '500',
  windows: '0',
  allScanWindows: false,
});

/** Counts in, machines out, each with its rule. */
export default function SizingCalculator({ rows }: { rows: readonly SizeRow[] }) {
  const [devices, setDevices] = useState('1000');
  const [heavy, setHeavy] = useState(false);
  const [evaluation, setEvaluation] = useState(false);
  const [segments, setSegments] = useState([newSegment(1)]);
  const change = (key: number, part: Partial<SegmentFields>) =>
    setSegments(segments.map((segment) => (segment.key === key ? { ...segment, ...part } : segment)));
  const machines = sizeOf(rows, {
    devices: readCount(devices),
    heavy,
    evaluation,
    segments: segments.map(({ workloads, windows, allScanWindows }) => ({
      workloads: readCount(workloads),
      windows: readCount(windows),
      allScanWindows,
    })),
  });
  return (
    <div className="planner">
      <fieldset>
        <legend>Main Appliance</legend>
        <Count label="Devices" value={devices} onChange={setDevices} />
        <Check
          label="Application dependency mapping, Resource Utilization or storage discovery"
          checked={heavy}
          onChange={setHeavy}
        />
        <Check label="Evaluation, not production" checked={evaluation} onChange={setEvaluation} />
      </fieldset>
      {segments.map(({ key, workloads, windows, allScanWindows }, index) => (
        <fieldset key={key}>
          <legend>Segment {index + 1}</legend>
          <Count label="Workloads" value={workloads} onChange={(text) => change(key, { workloads: text })} />
          <Count
            label="Windows among them"
            value={windows}
            onChange={(text) => change(key, { windows: text })}
          />
          <Check
            label="Each RC scans Windows"
            checked={allScanWindows}
            onChange={(checked) => change(key, { allScanWindows: checked })}
          />
          {segments.length > 1 && (
            <button
              type="button"
              onClick={() => setSegments(segments.filter((segment) => segment.key !== key))}
            >
              Remove<span className="visually-hidden"> segment {index + 1}</span>
            </button>
          )}
        </fieldset>
      ))}
      <button
        type="button"
        onClick={() =>
          setSegments([...segments, newSegment(Math.max(...segments.map(({ key }) => key)) + 1)])
        }
      >
        Add a segment
      </button>
      <div role="status">
        <ResultTable label="Sizes" head={['Component', 'Count', 'vCPU', 'RAM', 'Disk', 'Rule']}>
          {machines.map(({ row, count, reason }) => (
            <tr key={row.part}>
              <td>{row.component}</td>
              <td>{count}</td>
              <td>{row.vcpu}</td>
              <td>{row.ram}</td>
              <td>{row.disk}</td>
              <td>
                {row.rule} ({reason})
              </td>
            </tr>
          ))}
        </ResultTable>
      </div>
    </div>
  );
}

function Count(props: { label: string; value: string; onChange: (text: string) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{props.label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      />
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

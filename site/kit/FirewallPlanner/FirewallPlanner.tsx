import { useId, useState } from 'react';
import { COMPONENTS, chosenRows, featuresOf, makeRules, type PortRow, partiesOf } from './plan.ts';
import { Results } from './Results.tsx';
import { useChoice } from './useChoice.ts';

/** Writes a firewall request from the port data. What is entered stays in this component. */
export default function FirewallPlanner({ rows }: { rows: readonly PortRow[] }) {
  const { choice, choose } = useChoice(rows);
  const [networks, setNetworks] = useState<Record<string, string>>({});
  const chosen = chosenRows(rows, choice);
  const features = featuresOf(rows).map((name) => ({ name, label: featureLabel(name) }));
  const components = Object.entries(COMPONENTS).map(([name, { label }]) => ({ name, label }));
  return (
    <div className="planner">
      <Choices
        legend="Features"
        options={features}
        chosen={choice.features}
        onChange={(names) => choose({ ...choice, features: names })}
      />
      <Choices
        legend="Components (none: all)"
        options={components}
        chosen={choice.components}
        onChange={(names) => choose({ ...choice, components: names })}
      />
      {chosen.length > 0 && (
        <fieldset className="planner-networks">
          <legend>Networks</legend>
          <p>
            Addresses, networks such as 192.0.2.0/24 or 2001:db8::/32, or host names; several with commas.
          </p>
          {partiesOf(chosen).map((party) => (
            <Network
              key={party}
              party={party}
              value={networks[party] ?? ''}
              onChange={(value) => setNetworks({ ...networks, [party]: value })}
            />
          ))}
        </fieldset>
      )}
      <Results rules={makeRules(chosen, networks)} />
    </div>
  );
}

interface ChoicesProps {
  legend: string;
  options: readonly { name: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Choices({ legend, options, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className="planner-choices">
      <legend>{legend}</legend>
      {options.map(({ name, label }) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Network(props: { party: string; value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{props.party}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      />
    </div>
  );
}

const LABELS: Readonly<Record<string, string>> = {
  appliance: 'Access to the appliance',
  components: 'Between components',
  snmp: 'SNMP',
  ipmi: 'IPMI',
  'ucs-aci': 'UCS and ACI',
  'cisco-asa': 'Cisco ASA, NX-OS',
  linux: 'Linux and UNIX',
  wmi: 'WMI',
  'wmi-legacy': 'WMI, Windows 2000 to 2003',
  'windows-dependency': 'Windows, dependency mapping',
  'windows-directory': 'Windows, domain controller',
  netbios: 'NetBIOS',
  winrm: 'WinRM',
  'ibm-i': 'IBM i',
  zos: 'IBM z/OS',
  'storage-array': 'Storage, by platform',
  'dns-zones': 'DNS zones',
  dns: 'DNS',
  ntp: 'NTP',
  netflow: 'NetFlow',
  sccm: 'SCCM',
};

/** `load-balancers` is `Load balancers`; abbreviations have labels of their own. */
function featureLabel(name: string): string {
  return LABELS[name] ?? name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
}

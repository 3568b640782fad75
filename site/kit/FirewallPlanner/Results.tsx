import { ResultTable } from 'fieldguide/islands';
import { featureLabel } from './features.ts';
import type { FirewallPlan, FirewallRule, Left, PlanChoice, Way } from './plan.ts';

interface ResultsProps {
  plan: FirewallPlan;
  rules: readonly FirewallRule[];
  /** On phones the rules stay on screen while the reader chooses. */
  follow: boolean;
  /** Takes these parts into the choice. */
  onShow: (components: readonly string[]) => void;
}

/** What the choice leads to: who asks whom, what is left out, and the rules. */
export function PlanResults({ plan, rules, follow, onShow }: ResultsProps) {
  return (
    <>
      {plan.ways.map((way) => (
        <p key={`${way.features.join()} ${way.parts.join()}`} className="planner-note">
          {wayText(way)}
        </p>
      ))}
      {plan.left.map((left) => (
        <p key={left.feature} className="planner-note">
          {leftText(left)}{' '}
          {left.components.length > 0 && (
            <button type="button" onClick={() => onShow(left.components)}>
              Show {left.rows.length === 1 ? 'that rule' : 'those rules'}
              <span className="visually-hidden"> of {featureLabel(left.feature)}</span>
            </button>
          )}
        </p>
      ))}
      {rules.length > 0 && (
        <ResultTable
          label="Firewall request"
          className={follow ? 'rules rules--follow' : 'rules'}
          head={['Port', 'Source', 'Destination', 'Purpose']}
        >
          {rules.map((rule) => (
            <tr key={rule.id}>
              <td className="row-key">
                <code>{rule.port || (rule.protocol === 'ICMP' ? 'echo' : 'all')}</code> {rule.protocol}
              </td>
              <End before="· " party={rule.source} networks={rule.from} />
              <End before="to " party={rule.destination} networks={rule.to} />
              <td>{rule.purpose}</td>
            </tr>
          ))}
        </ResultTable>
      )}
    </>
  );
}

/** What the result bar says. */
export function planSummary({ features }: PlanChoice, { rows }: FirewallPlan): string {
  if (features.length === 0) return 'Choose at least one feature to see its rules.';
  return rows.length === 1 ? '1 rule' : `${rows.length} rules`;
}

/** "WMI: the RC queries the WDS, the WDS queries the target. This adds 2 rules: WDS to RC on TCP 443, ..." */
export function wayText({ features, parts, sends, brought }: Way): string {
  const ends = sends ? parts : [...parts, 'the target'];
  const verb = sends ? 'sends to' : 'queries';
  const steps = ends.slice(1).map((end, index) => `${the(parts[index] ?? '')} ${verb} ${the(end)}`);
  const links = brought.map(({ source, destination, protocol, port }) => {
    return `${source} to ${destination} on ${protocol} ${port}`;
  });
  const count = links.length === 1 ? 'This adds 1 rule' : `This adds ${links.length} rules`;
  return `${features.map(featureLabel).join(', ')}: ${steps.join(', ')}. ${count}: ${links.join(', ')}.`;
}

/** "WMI connections start at the WDS, so ...", or how many of its rules are left out. */
export function leftText({ feature, rows, all }: Left): string {
  const sources = [...new Set(rows.map(({ source }) => the(source)))].join(', ');
  if (all)
    return `${featureLabel(feature)} connections start at ${sources}, so no rule applies to the part you chose.`;
  const links = rows.map(({ source, destination }) => `${source} to ${destination}`).join(', ');
  const count = rows.length === 1 ? '1 rule does' : `${rows.length} rules do`;
  return `${featureLabel(feature)}: ${count} not apply to the part you chose (${links}).`;
}

function the(party: string): string {
  return /^(?:MA|RC|WDS|Collector)\b/.test(party) ? `the ${party}` : party;
}

/** One end of a rule; `before`: the word before it if a rule is a line of text. */
function End({ before, party, networks }: { before: string; party: string; networks: FirewallRule['from'] }) {
  return (
    <td className="row-key" data-label={before}>
      {party}
      {networks.length > 0 && (
        <>
          {' '}
          <code>{networks.map(({ text }) => text).join(', ')}</code>
        </>
      )}
    </td>
  );
}

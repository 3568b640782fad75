import type { BadgeKeys, BeforeKeys, DataRow, DataSet, Kit, NameBook } from 'fieldguide';

/** What a reader sees of each key of "Before you start", in the order of the box. */
export const before: BeforeKeys = {
  role: { label: 'Role or permission' },
  license: { label: 'License' },
  ports: { label: 'Ports', book: (data) => portBook(data.get('ports')) },
  credentials: { label: 'Credentials' },
  impact: { label: 'Impact' },
  time: { label: 'Time' },
};

/** What a page, section or row may be limited to, in the order of its badges. */
export const appliesTo: BadgeKeys = {
  release: { text: (value) => (/^\d/.test(value) ? `Release ${value}` : value) },
  component: {},
  deployment: {},
};

/** Whole labels of diagrams that tell the kind of a box; `:::part` and the like say it for other labels. */
export const roles = {
  part: /^(?:Production |Standby )?(?:MA|RC|WDS|Main Appliance|Appliance(?: Manager| API)?|(?:Remote |Offline |NetFlow )?[Cc]ollector(?: \d)?|Windows Discovery Service(?: \d)?|Cloud Connector|Enrichment service|Agents?|h[bl]-(?:ma|rc)-\d+)(?: \([^)]*\)|[,:] .*[^?])?$/,
  target:
    /^(?:(?:Nearby |Internal |Windows |Linux and UNIX )?[Tt]argets?|Windows(?: hosts| server)?|Windows hosts, .*|Linux, (?:UNIX|network)|Network, (?:power|Linux).*|Hypervisors, clouds|IBM i|z\/OS FTP server|Storage arrays|Domain controller|Servers, switches|Web servers, firewalls|Switches, Linux|VMs, storage|DHCP server|DNS server|SQL Server, Oracle|PostgreSQL, Db2|Instances and networks to discover)$/,
  person:
    /^(?:You|User|Administrator|Operator|Person on call|User purchasing|Users and (?:administrators|collectors)|Users' browsers|Internet client|Monitoring or you)$/,
  outside:
    /^(?:Internet services|Azure (?:portal|Migrate project)|ServiceNow|Splunk HEC|Slack|PagerDuty service|Zapier or SIEM|Microsoft Entra ID|Identity provider|smtp\..*|AWS|Jira Cloud app|Cloud service|Foreman|Puppet server|Freshservice (?:app|assets)|Hosted tools?|Vault|Secret Server|Central Credential Provider|Provider API|S3 backup target|Atlassian account|Power BI service|Alert in Opsgenie|Nagios|Assets app|Migration (?:Hub import|Evaluator)|StackStorm rule)$/,
} satisfies Kit['roles'];

/** The ports of features, or of single rows by their ids, from the site's reference data; undefined for a site without. */
export function portBook(set: Pick<DataSet, 'rows'> | undefined): NameBook | undefined {
  if (!set) return undefined;
  // Of each name, the ports by the two ends of the connection.
  const ports = new Map<string, Map<string, Set<string>>>();
  const add = (name: string, { source = '', destination = '', ...port }: DataRow['cells']) => {
    const ends = `${source} to ${destination}`;
    const known = ports.get(name) ?? new Map<string, Set<string>>();
    ports.set(name, known.set(ends, (known.get(ends) ?? new Set()).add(portText(port))));
  };
  for (const { cells } of set.rows) add(cells.feature ?? '', cells);
  const features = new Set(ports.keys());
  for (const { id, cells } of set.rows) if (!features.has(id)) add(id, cells);
  return {
    names: () => ports.keys(),
    describe: (feature) => {
      const known = ports.get(feature);
      return known && [...known].map(([ends, texts]) => `${ends}: ${[...texts].join(', ')}`).join('; ');
    },
  };
}

function portText({ port = '', protocol = '', service = '' }: DataRow['cells']): string {
  const text = [port && `\`${port}\``, protocol].filter(Boolean).join(' ');
  return service && service !== protocol ? `${text} (${service})` : text;
}

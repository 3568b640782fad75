/** The features of the port data by target, in the order of the tables on the ports page, with words for readers. */
export const FEATURE_GROUPS: readonly { label: string; features: Readonly<Record<string, string>> }[] = [
  { label: 'the appliance', features: { appliance: 'Access to the appliance' } },
  {
    label: 'other parts of the product',
    features: {
      components: 'Links between components',
      netflow: 'NetFlow',
      'packet-capture': 'Packet capture',
      sccm: 'SCCM client',
    },
  },
  {
    label: 'network and hardware',
    features: {
      snmp: 'SNMP',
      ipmi: 'IPMI',
      redfish: 'Redfish',
      'ucs-aci': 'UCS and ACI',
      'load-balancers': 'Load balancer APIs',
      'cisco-asa': 'Cisco ASA, NX-OS',
      'ping-sweep': 'Ping sweep',
      nmap: 'Nmap',
      'tcp-port-scan': 'TCP port scan',
      certificates: 'Certificates',
    },
  },
  { label: 'Linux and UNIX servers', features: { linux: 'SSH, Telnet' } },
  {
    label: 'Windows servers',
    features: {
      wmi: 'WMI',
      'wmi-legacy': 'WMI, Windows 2000 to 2003',
      'windows-dependency': 'SMB, dependency mapping',
      netbios: 'NetBIOS',
      'windows-directory': 'LAPS, domain controller',
      winrm: 'WinRM',
    },
  },
  {
    label: 'virtualization and clouds',
    features: { hypervisors: 'Hypervisors', cloud: 'Clouds', kubernetes: 'Kubernetes', saas: 'SaaS' },
  },
  {
    label: 'storage',
    features: { storage: 'Storage in general', 'storage-array': 'Storage by platform' },
  },
  { label: 'databases', features: { databases: 'Databases, default ports' } },
  { label: 'IBM i and z/OS', features: { 'ibm-i': 'IBM i', zos: 'IBM z/OS' } },
  {
    label: 'outbound services',
    features: {
      directory: 'Directory, LDAP',
      dns: 'DNS',
      'dns-zones': 'DNS zones',
      ntp: 'NTP',
      mail: 'Mail',
      backup: 'Backup',
      'hosted-services': 'Hosted services',
      webhooks: 'Webhooks',
      'secret-stores': 'Secret stores',
      warranty: 'Warranty',
    },
  },
];

export const FEATURE_LABELS: Readonly<Record<string, string>> = Object.assign(
  {},
  ...FEATURE_GROUPS.map(({ features }) => features),
);

/** The words for a feature; one that no group names is told as it is written. */
export function featureLabel(name: string): string {
  return FEATURE_LABELS[name] ?? name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());
}

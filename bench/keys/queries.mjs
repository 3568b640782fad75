/** Half-remembered words, questions, misspellings and identifiers: what readers of the site type. */
export const SITE_QUERIES = [
  'snmp v3 community string',
  'how do i discover windows servers',
  'remote collector registration',
  'aws iam policy for discovery',
  'vmware hypervisor port',
  'autodiscovry schedule',
  'sudoers linux rights',
  'jdbc oracle grants',
];

/** The same for the pages that `bench/corpus` makes. */
export const MADE_QUERIES = [
  'certificate threshold alert',
  'how do i rotate a shared credential',
  'virtual network subnet pool',
  'decomissioned device rack',
  'schedule encrypted backup',
  'gateway firewall rule 8443',
];

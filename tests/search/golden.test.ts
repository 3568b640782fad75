import { expect, it } from 'vitest';
import { ask, engineFor, marked, routesOf } from './support.ts';

const engine = engineFor(
  {
    '/backup/': {
      title: 'Backup of the Appliance',
      description: 'Save the settings and data of the appliance on another host.',
      intro: 'A backup holds the database and the settings.',
      sections: {
        'Schedule backups': 'Choose a weekday and a time. The backup runs at night.',
        'Where backups go': 'Backups go to an NFS share, an SFTP server or Amazon S3.',
      },
      called: { 'Where backups go': 'put copies offsite' },
    },
    '/restore/': {
      title: 'Restore a Backup',
      intro: 'A restore replaces all present data of the appliance.',
      sections: {
        'Before you restore':
          'The version of backup and appliance must be equal. Have the passphrase at hand.',
      },
    },
    '/faq/': {
      title: 'Questions and Answers',
      intro: 'Short answers. Backup backup backup backup: yes, every night. Restore: see there.',
      sections: {
        Discovery: 'Discovery is read-only.',
        Ports: 'The web interface listens on port 443, the console on port 404.',
      },
    },
    '/ports/': {
      title: 'Port Reference',
      intro: 'Open these ports in the firewall.',
      sections: {
        'Web interface': 'TCP 443 for the web interface, TCP 4343 for the manager.',
        'Flow data': 'UDP 2055 for NetFlow. Addresses in 10.0.0.0/8 only.',
      },
    },
    '/netflow/': {
      title: 'NetFlow Collector',
      intro: 'Collects flow records from switches. It listens on UDP port 2055.',
      sections: { Install: 'Run the installer with --collector-port 2055 on the host.' },
    },
    '/network/': {
      title: 'Network Autodiscovery',
      intro: 'Finds switches and routers by SNMP. The discovery of networks comes first.',
      sections: { Credentials: 'SNMP v3 with a user name, version 2c with a community string.' },
      keywords: ['topology'],
      questions: ['Why is a printer missing?'],
    },
    '/cloud/': {
      title: 'Cloud Discovery',
      intro: 'Reads instances of cloud accounts. Kubernetes clusters are read as well.',
      sections: { Kubernetes: 'Give the address of the cluster and a token.' },
    },
    '/sso/': {
      title: 'SAML Configuration',
      intro: 'People log in with the account of their directory.',
      sections: { 'Single sign-on': 'Register the appliance with the identity provider.' },
    },
    '/users/': {
      title: 'Users and Groups',
      intro: 'Each person who logs in is a user. Groups hold permissions.',
      sections: {
        'Add a user': 'Type a name and a password.',
        'Forgotten password': 'An administrator sets a new one.',
      },
    },
    '/license/': {
      title: 'Licenses',
      intro: 'A license counts devices.',
      sections: { 'When a license expires': 'The appliance goes on for thirty days. Then discovery stops.' },
    },
    '/views/': {
      title: 'Database Views',
      intro: 'Views to query: view_device_v2 holds devices, view_rack_v1 holds racks.',
    },
    '/errors/': {
      title: 'Error Codes',
      intro: 'ORA-12514: the listener does not know the service. 0x80070005: access is denied.',
    },
    '/collector/': {
      title: 'Remote Collector',
      intro: 'A small appliance near the targets. It needs 4 GB of memory.',
      sections: { 'Collector logs': 'Logs lie in /var/log/collector.log on the collector.' },
    },
    '/save/': {
      title: 'Keep a Copy',
      intro: 'Back up the settings before you set up a new host. Answers to save it.',
    },
    '/power/': {
      title: 'UPS Units',
      intro: 'Each UPS reports its load.',
    },
    '/apart/': {
      title: 'Switches',
      intro: 'Each port of a switch is read. Nothing else is listening.',
    },
    '/together/': {
      title: 'Traps',
      intro: 'Each host sends traps to the listening port of the collector, which is read at once.',
    },
    '/certificates/': {
      title: 'Certificate Management',
      intro: 'Watch when certificates expire.',
      sections: { 'Request a certificate': 'Create a signing request and send it to an authority.' },
    },
  },
  [
    { from: ['battery'], to: ['ups'] },
    { from: ['sso', 'single sign-on'], to: ['sso', 'single sign-on'] },
    { from: ['k8s', 'kubernetes'], to: ['k8s', 'kubernetes'] },
    { from: ['box'], to: ['host', 'appliance'] },
    { from: ['2fa'], to: ['token'] },
    { from: ['uplink'], to: ['listening port'] },
  ],
);

it.each([
  ['restore backup', '/restore/', 'the title has both words; the questions only repeat one'],
  ['backup', '/backup/', 'a title says more than a word repeated in a text'],
  ['backup schedule', '/backup/', 'the section has both words'],
  ['remote collector', '/collector/', 'the query is the whole title'],
  ['collector', '/collector/', 'half of a title, and the text is about it'],
  ['how do i restore a backup', '/restore/', 'words of a question say nothing'],
  ['what happens when the license expires', '/license/', 'the heading says it; certificates expire too'],
  ['certificate expires', '/certificates/', 'the rarer word decides'],
  [
    'udp 2055',
    '/netflow/',
    'both words near each other on both pages, but the shorter is about nothing else',
  ],
  ['4343', '/ports/', 'a number is a word'],
  ['10.0.0.0/8', '/ports/', 'an address is one token'],
  ['--collector-port', '/netflow/', 'a flag is one token, not the words it is made of'],
  ['/var/log/collector.log', '/collector/', 'so is a path'],
  ['view_device_v2', '/views/', 'and a name with underscores'],
  ['ora-12514', '/errors/', 'and an error code'],
  ['ora12514', '/errors/', 'with or without its hyphen'],
  ['0x80070005', '/errors/', 'and a code with letters'],
  ['network auto discovery', '/network/', 'two words that are one on the page'],
  ['auto-discovery', '/network/', 'a hyphen makes no difference'],
  ['4gb memory', '/collector/', 'a number with its unit is also written as two words'],
  ['k8s', '/cloud/', 'an abbreviation means its word'],
  ['sso', '/sso/', 'an abbreviation means its words'],
  ['single sign on', '/sso/', 'with or without the hyphen'],
  ['topology', '/network/', 'keywords are searched'],
  ['printer missing', '/network/', 'and the questions that a page answers'],
  ['netwrok discovery', '/network/', 'swapped letters are one mistake'],
  ['certificte', '/certificates/', 'a letter left out'],
  ['lisense', '/license/', 'a letter exchanged'],
  ['discovering networks', '/network/', 'other forms of the words'],
  ['forgot password', '/users/', 'an irregular form'],
  ['backup settings', '/backup/', 'the page about it comes before the one that says back up'],
  ['battery', '/power/', 'a synonym that is the title'],
  ['uplink', '/together/', 'a synonym of several words stands together; the title has none of it'],
  ['"signing request"', '/certificates/', 'a phrase in quotes'],
])('%s finds %s first: %s', async (query, expected) => {
  expect((await routesOf(engine, query))[0]).toBe(expected);
});

it.each([
  ['remo', '/collector/'],
  ['remote coll', '/collector/'],
  ['certif', '/certificates/'],
  ['cretif', '/certificates/'],
  ['netf', '/netflow/'],
  ['view_dev', '/views/'],
])('%s, while typing, finds %s first', async (query, expected) => {
  expect((await routesOf(engine, query))[0]).toBe(expected);
});

it('leads to the section that its author says it is', async () => {
  const { pages } = await ask(engine, 'copies offsite');
  expect(pages[0]?.hits[0]?.href).toBe('/backup/#where-backups-go');
});

it('keeps the page on display at the first place until another is clearly better', async () => {
  const alike = { title: 'Radio Sets', intro: 'A radio set hears the harbor.' };
  const engine = engineFor({
    '/a/': alike,
    '/b/': alike,
    '/c/': { title: 'Masts', intro: 'The radio mast.' },
  });
  const first = async (kept?: string) =>
    (await ask(engine, 'radio set', { first: kept })).pages.map(({ route }) => route)[0];
  expect(await first()).toBe('/a/');
  expect(await first('/b/')).toBe('/b/');
  expect(await first('/c/')).toBe('/a/');
});

it('drops pages that have the words of a phrase, but apart', async () => {
  expect(await routesOf(engine, '"web interface listens"')).toEqual(['/faq/']);
});

it('does not follow a one-way synonym back', async () => {
  expect(await routesOf(engine, '2fa')).toContain('/cloud/');
  expect(await routesOf(engine, 'box')).toContain('/collector/');
});

it('finds what is written apart where one word is typed, and marks it', async () => {
  const { pages } = await ask(engine, 'backup copy');
  const page = pages.find(({ route }) => route === '/save/');
  expect(page?.hits.map(({ snippet }) => marked(snippet)).join()).toContain('[Back up]');
});

it('knows set up as no plural of ups', async () => {
  expect(await routesOf(engine, 'ups')).toEqual(['/power/']);
  expect(await routesOf(engine, 'set up')).not.toContain('/power/');
});

it('finds no synonym of several words where they stand apart', async () => {
  expect(await routesOf(engine, 'uplink')).not.toContain('/apart/');
});

it('takes several expansions of one word as one, and prefers the page whose title is one of them', async () => {
  const site = engineFor(
    {
      '/title/': { title: 'Sensors', intro: 'A sensor reads a value.' },
      '/body/': {
        title: 'Values',
        intro: 'A probe or gauge or sensor or detector reads them. Each probe is a gauge.',
      },
      '/other/': { title: 'Other', intro: 'Nothing of it.' },
    },
    [{ from: ['thermometer'], to: ['sensor', 'probe', 'gauge', 'detector'] }],
  );
  expect(await routesOf(site, 'thermometer')).toEqual(['/title/', '/body/']);
});

it('answers by the known words where another stands nowhere and means nothing', async () => {
  expect(await routesOf(engine, 'restore backup xqzvvwk')).toEqual(await routesOf(engine, 'restore backup'));
});

it('weighs the synonym of an unknown word nearly as the word itself', async () => {
  const [first] = await routesOf(engine, 'k8s token');
  expect(first).toBe('/cloud/');
});

const small = engineFor({
  '/agents/': { title: 'One Way', intro: 'Windows servers are read by an agent.' },
  '/wmi/': { title: 'Second Way', intro: 'Windows servers are read without an agent.' },
  '/shuffled/': { title: 'Locks', sections: { 'Locked by the account': 'ORA is the account. Locked.' } },
  '/message/': { title: 'Faults', sections: { 'Error: the account is locked now': 'Ask for help.' } },
  '/auto/': { title: 'Autodiscovery', intro: 'It finds all islands.' },
  '/other/': { title: 'Auto', intro: 'Discover 2000 things.' },
  '/winner/': { title: 'Games', intro: 'Who has a win? Win.' },
});

it.each([
  ['error the account is locked', '/message/', 'words of a message in their order'],
  ['how do I find islands for 2000 users', '/auto/', 'a number in a sentence counts little'],
])('%s finds %s first: %s', async (query, expected) => {
  expect((await routesOf(small, query))[0]).toBe(expected);
});

it('completes an unfinished word to the most frequent one, though it is a word itself', async () => {
  expect((await routesOf(small, 'win')).slice(0, 2).sort()).toEqual(['/agents/', '/wmi/']);
});

it('an unfinished name of several words stays whole, and is not searched by its words', async () => {
  const views = engineFor({
    '/custom/': { title: 'Fields', intro: 'The view view_device_custom_v2 has them.' },
    '/view/': { title: 'View of a device', intro: 'Select a view of the device, and its custom fields.' },
  });
  expect(await routesOf(views, 'view_device_cust')).toEqual(['/custom/']);
});

const terms = [
  'Route',
  'Gateway',
  'Subnet',
  'Proxy',
  'Ping',
  'Host',
  'Tunnel',
  'Port',
  'Zone',
  'Lease',
  'Trunk',
];
const long = engineFor({
  '/glossary/': {
    title: 'Glossary',
    sections: Object.fromEntries(
      terms.map((term) => [
        term,
        `What ${term.toLowerCase()} means here, in a sentence or two for all readers.`,
      ]),
    ),
  },
  '/routing/': {
    title: 'Reaching Networks',
    intro: 'Enter a route and its gateway, then ping it. A route has one gateway.',
  },
  '/other/': { title: 'Other', intro: 'Nothing of this.', sections: { More: 'Still nothing.' } },
});

it('a page with a heading for everything is about none of it', async () => {
  expect((await routesOf(long, 'gateway of a route'))[0]).toBe('/routing/');
});

it('what a long page says in many places answers less than what stands together, but is listed', async () => {
  expect(await routesOf(long, 'route gateway ping')).toEqual(['/routing/', '/glossary/']);
});

it('words of a question that name nothing do not decide', async () => {
  const site = engineFor({
    '/rename/': { title: 'Rename Devices', intro: 'Give devices other names.' },
    '/limits/': { title: 'A Few Hundred Limits', intro: 'A few hundred of them. Devices are limited.' },
  });
  expect((await routesOf(site, 'how do i rename a few hundred devices'))[0]).toBe('/rename/');
});

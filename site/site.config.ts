import path from 'node:path';
import type { SiteConfigInput } from 'fieldguide';
import { apiCalls } from './kit/api/apiCalls.tsx';
import { apiFence } from './kit/api/apiFence.ts';
import { openEndpoints } from './kit/api/endpoints.ts';
import { postmanCollection } from './kit/api/postman.ts';
import { openDataCenter } from './kit/datacenter/dataCenter.ts';
import { dataCenterFence } from './kit/datacenter/fence.ts';
import { sheetFiles } from './kit/datacenter/sheets.ts';
import { dataSets } from './kit/dataSets.ts';
import { rack } from './kit/drawings/index.ts';
import { FirewallPlanner } from './kit/FirewallPlanner/index.ts';
import { ownKit } from './kit/ownKit.ts';
import { openModel } from './kit/product/readProduct.ts';
import { productSchemas } from './kit/product/schema.ts';
import { screenFence } from './kit/product/screenFence.ts';
import { tableFence } from './kit/product/tableFence.ts';
import { recipeFence } from './kit/recipes/recipeFence.tsx';
import { recipeTool } from './kit/recipes/recipeTool.ts';
import { schemaComponent } from './kit/recipes/schema.ts';
import { roles } from './kit/roles.ts';
import { SizingCalculator } from './kit/SizingCalculator/index.ts';
import { appliesTo, before } from './kit/vocabulary.ts';

const dataCenter = openDataCenter(path.join(import.meta.dirname, 'data/datacenter'));
const endpoints = openEndpoints(path.join(import.meta.dirname, 'data/api/openapi.yaml'));

const product = { name: 'Cairn', slug: 'cairn' };
const model = openModel(path.join(import.meta.dirname, 'data/product'), product);

/** Change `product` and the whole site is renamed, routes included. */
export default {
  product,
  title: '{product}',
  titleDelimiter: ' | ',
  tagline: 'The field guide to {product}',
  url: 'https://docs.{product}.example',
  baseUrl: '/',
  trailingSlash: true,
  editUrl: 'https://git.{product}.example/docs/edit/main/site/docs/',
  mainDocId: 'what-is-{product}',
  navbar: {
    items: [
      {
        type: 'docSidebar',
        sidebarId: 'docs',
        label: 'Documentation',
        href: '/getstarted/',
        position: 'left',
      },
      { type: 'link', label: 'Product', href: 'https://{product}.example/product/' },
      { type: 'link', label: 'Features', href: 'https://{product}.example/features/' },
      { type: 'link', label: 'Customers', href: 'https://{product}.example/customers/' },
      { type: 'link', label: 'Company', href: 'https://{product}.example/company/' },
      { type: 'localeDropdown' },
      { type: 'search' },
    ],
  },
  footer: {
    columns: [
      {
        title: 'Learn',
        links: [
          { label: 'What is {product}?', href: '/what-is-{product}/' },
          { label: 'Getting started', href: '/getstarted/' },
          { label: 'Glossary', href: '/glossary/' },
        ],
      },
      {
        title: 'Use',
        links: [
          { label: 'Autodiscovery', href: '/auto-discovery/' },
          { label: 'Reports', href: '/reports/' },
          { label: 'Integration', href: '/integration/' },
        ],
      },
      {
        title: 'Help',
        links: [
          { label: 'Getting help', href: '/support/' },
          { label: 'Release notes', href: '/release-notes/' },
          { label: 'Documentation versions', href: '/versions/' },
          { label: 'Correct a page', href: '/administration/feedback-and-contributions/' },
        ],
      },
    ],
    links: [
      { label: 'License', href: 'https://git.{product}.example/docs/blob/main/LICENSE' },
      { label: 'Legal', href: 'https://{product}.example/legal/' },
      { label: 'Privacy', href: 'https://{product}.example/privacy/' },
      { label: 'Security', href: 'https://{product}.example/security/' },
      { label: 'Status', href: 'https://status.{product}.example/' },
    ],
    note: 'Documentation of {product}',
  },
  tasks: [
    { label: 'Install the appliance', href: '/getstarted/installation/' },
    { label: 'Size it for your estate', href: '/getstarted/installation/sizing-recommendations/' },
    { label: 'Open the right ports', href: '/getstarted/installation/discovery-port-configurations/' },
    { label: 'Run a first discovery', href: '/getstarted/getting-started-with-auto-discovery/' },
    { label: 'Import a spreadsheet', href: '/getstarted/importing-data-from-existing-spreadsheets/' },
    { label: 'Build a report', href: '/reports/' },
    { label: 'Query with DOQL', href: '/reports/doql/' },
    { label: 'Use the API', href: '/integration/' },
    { label: 'Connect a ticket system', href: '/integration/external-integrations/' },
    { label: 'Give users permissions', href: '/administration/role-based-access-control/' },
    { label: 'Set up single sign-on', href: '/administration/saml-2-0-configuration/' },
    {
      label: 'Back up the appliance',
      href: '/administration/appliance-manager/setting-up-backup-appliance-manager/',
    },
    { label: 'Update the appliance', href: '/administration/updates/' },
  ],
  feeds: [
    { section: '/release-notes/', title: 'Releases of {product}' },
    { section: '/', title: 'Changed pages of {product}', pages: 'changed' },
  ],
  downloads: [
    { file: 'docs.zip', label: 'Markdown of all pages', about: 'For tools and language models.' },
    {
      file: 'downloads/{product}-docs-offline.zip',
      label: 'Offline copy',
      about: 'Unpack it and open index.html. Search works without a network.',
    },
    {
      file: 'downloads/{product}-docs.pdf',
      label: 'PDF of the whole guide',
      about: 'For paper and archives.',
    },
  ],
  security: {
    contact: ['https://{product}.example/security/'],
    expires: '2027-11-27T00:00:00Z',
    policy: 'https://{product}.example/security/',
  },
  kit: ownKit(
    {
      components: [FirewallPlanner, SizingCalculator, schemaComponent(dataCenter), apiCalls(endpoints)],
      fences: [
        rack,
        screenFence(model),
        tableFence(model, endpoints),
        dataCenterFence(dataCenter),
        recipeFence(dataCenter),
        apiFence(endpoints),
      ],
      dataSets,
      schemas: productSchemas,
      files: {
        'samples/openapi.json': () => `${JSON.stringify(endpoints().document, undefined, 1)}\n`,
        'samples/postman-collection.json': () =>
          `${JSON.stringify(postmanCollection(endpoints()), undefined, 1)}\n`,
        ...sheetFiles(dataCenter, () => model().imports),
      },
      tools: [recipeTool(dataCenter)],
      before,
      appliesTo,
      roles,
      refuses: ['diagram-size'],
      lint: async () => (await import('./kit/lint/lintSite.ts')).createLinter(model, endpoints),
      styles: ['tools', 'home', 'datacenter/datacenter', 'api/api'].map((name) =>
        path.join(import.meta.dirname, `kit/${name}.css`),
      ),
    },
    { tools: true },
  ),
  feedback: { provider: 'issue', url: 'https://git.{product}.example/docs/issues/new' },
} satisfies SiteConfigInput;

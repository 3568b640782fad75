import { beforeAll, expect, it } from 'vitest';
import type { SearchProvider } from '../../packages/fieldguide/src/search/searchTypes.ts';
import { ownSearch } from '../support/ownSite.ts';
import { ask } from './support.ts';

let engine: SearchProvider;
beforeAll(async () => {
  engine = await ownSearch();
}, 300_000);

/** What language models ask by the tool "search", and the section or row that answers: it is in the first result. */
it.each([
  [
    'How do I create a read-only account for ESXi discovery?',
    '/auto-discovery/virtual-machine-auto-discovery/#single-esxi-host',
  ],
  [
    'How do I restore a backup on a new appliance?',
    '/administration/appliance-manager/restore/#restore-the-main-appliance',
  ],
  [
    'SNMP authentication failed',
    '/how-to-videos/device-discovery-troubleshooting-how-to/#authentication-failed',
  ],
  [
    'SAML login fails after the certificate was renewed',
    '/administration/saml-2-0-configuration/#signing-certificate-of-the-provider',
  ],
  [
    'Which ports must be open from the remote collector to Windows machines?',
    '/getstarted/installation/discovery-port-configurations/#ports-winrm-http',
  ],
  ['How do I create a rack with the API?', '/integration/api-overview/places/#post-api-1-0-racks'],
  [
    'Which ports does the remote collector need to reach the main appliance?',
    '/auto-discovery/remote-collector-rc/#what-a-remote-collector-does',
  ],
  [
    'How do I change the IP address of the appliance?',
    '/administration/appliance-manager/adding-multiple-network-interface-cards/#change-the-address',
  ],
  ['How do I exclude a subnet from discovery?', '/auto-discovery/discovery-jobs/#exclusions'],
  ['How do I reset the admin password?', '/administration/passwords/#replace-a-lost-admin-password'],
  [
    'How do I schedule a report by email?',
    '/reports/reports/save-and-schedule-reports/#save-and-schedule-a-report',
  ],
  [
    'How do I import devices from a spreadsheet?',
    '/getstarted/importing-data-from-existing-spreadsheets/#load-models-and-devices',
  ],
  [
    'How do I connect to Active Directory with LDAPS?',
    '/administration/active-directory-and-openldap-support/#ssl',
  ],
  [
    'WinRM access is denied',
    '/auto-discovery/windows-discovery-troubleshooting/#access-is-denied-0x80070005',
  ],
  [
    'How do I add a custom field to devices?',
    '/administration/custom-key-value-pairs-explained/#create-a-field',
  ],
  ['How do I get an API token?', '/integration/api-overview/tokens/#post-tauth-1-0-token'],
  ['How do I page through results of the API?', '/integration/api-overview/lists/#limits-and-paging'],
  [
    'How do I discover AWS accounts with a role?',
    '/getstarted/installation/installation-amazon-web-services/#discover-your-aws-account',
  ],
  ['Which upgrade path leads to the latest release?', '/release-notes/#upgrade-paths'],
  ['How do I install the agent on Linux?', '/auto-discovery/agent-based-discovery/#linux-and-unix'],
  [
    'How do I see which applications depend on a server?',
    '/apps/enterprise-application-dependency-mapping/configure-application-dependency-mapping/#view-dependencies',
  ],
  [
    'How do I send events to a webhook?',
    '/integration/external-integrations/webhooks-generic-integration/#how-webhooks-work',
  ],
  [
    'How do I replace the TLS certificate of the appliance?',
    '/administration/appliance-manager/set-up-https-cert/#upload-certificate-and-key',
  ],
  [
    'How do I find expired certificates?',
    '/infrastructure-management/certificate-management/#what-expires-next',
  ],
  ['What does the license count?', '/administration/licensing/#what-uses-a-unit'],
  [
    'How do I give a user read-only permissions?',
    '/administration/role-based-access-control/role-based-permissions-and-access/#example-a-read-only-auditor',
  ],
])('%s', async (question, place) => {
  const { answer, pages } = await ask(engine, question, { limit: 1 });
  const places = [answer?.href, ...(pages[0]?.hits.map(({ href }) => href) ?? [])];
  expect(places, places.join('\n')).toContain(place);
});

import { beforeAll, describe, expect, it } from 'vitest';
import { buildIndex } from '../../packages/fieldguide/src/search/indexing/buildIndex.ts';
import type { SearchPage, SearchProvider } from '../../packages/fieldguide/src/search/searchTypes.ts';
import { recordsOf } from '../support/compileFixture.ts';
import { ask, engineOf, marked, pagesOf } from './support.ts';

const PAGE = `---
title: Windows Hosts
before:
  role: An administrator of zebra hosts
---

Find hosts by WMI.

\`\`\`mermaid
flowchart LR
  a[Login valid?] --> b[WMI answers zebra?]
\`\`\`

## Ports

| Port | Protocol | Use |
| --- | --- | --- |
| 135 | TCP | endpoint mapper |
| 445 | TCP | file shares |

## Options

Each job has options, and every one of them says what it leaves out. Ignore is the word for it here.

| Option | Use |
| --- | --- |
| Ignore Guest UUID | Hosts are not matched by it |
| Ignore Powered Off VMs | A host that is off is left out |
| Name, Owner Group | Who has it, and powered by whom |
| Not Powered Off VMs | A host that runs |
| Layer 2 | Frames |

## Troubleshooting

| What you see | Why | What to do |
| --- | --- | --- |
| The RPC server is unavailable | A firewall is in the way. | Open the port. |
| Access is denied (0x80070005) | A right is missing. | Grant it. |
`;

/** The first hit of a query, as a reader sees it. */
describe('A result shows the place that answers', () => {
  let engine: SearchProvider;
  beforeAll(async () => {
    const records = await recordsOf(PAGE, 'windows.md');
    const page = { route: '/windows/', title: 'Windows Hosts', description: '', keywords: [], questions: [] };
    const others = pagesOf({
      '/off/': {
        title: 'Powered Off',
        intro: 'What ignores VMs that are powered off. Ignore them. Powered off VMs.',
      },
    });
    engine = engineOf(buildIndex([{ ...page, breadcrumbs: [], records } satisfies SearchPage, ...others]));
  });

  it.each([
    ['mapper', '/windows/#135', 'Ports', 'Port 135, TCP: endpoint [mapper]'],
    ['file shares 445', '/windows/#445', 'Ports', 'Port [445], TCP: [file] [shares]'],
    [
      'rpc unavailable',
      '/windows/#the-rpc-server-is-unavailable',
      'The [RPC] server is [unavailable]',
      'A firewall is in the way. Open the port.',
    ],
    [
      'Exception from HRESULT: 0x80070005',
      '/windows/#access-is-denied-0x80070005',
      'Access is denied ([0x80070005])',
      'A right is missing. Grant it.',
    ],
    [
      'ignore powered off vms',
      '/windows/#ignore-powered-off-vms',
      'Options',
      '[Ignore] [Powered] [Off] [VMs]: A host that is [off] is left out',
    ],
    ['owner group', '/windows/#name-owner-group', 'Options', 'Name, [Owner] [Group]: Who has it'],
    ['layer 2', '/windows/#layer-2', 'Options', '[Layer] [2]: Frames'],
    [
      'not powered off vms',
      '/windows/#not-powered-off-vms',
      'Options',
      'Not [Powered] [Off] [VMs]: A host that runs',
    ],
    ['windows hosts', '/windows/', '[Windows] [Hosts]', 'Find [hosts] by WMI.'],
  ])('%s', async (query, href, heading, snippet) => {
    const [hit] = (await ask(engine, query)).pages[0]?.hits ?? [];
    expect(hit?.href).toBe(href);
    expect(marked(hit?.heading ?? [])).toBe(heading);
    expect(marked(hit?.snippet ?? [])).toContain(snippet);
  });

  it.each([
    ['of its drawing', 'login valid'],
    ['of the box Before you start', 'administrator'],
  ])('finds a page by the words %s, and shows none of them', async (_, query) => {
    const [hit] = (await ask(engine, query)).pages[0]?.hits ?? [];
    expect(hit?.href).toBe('/windows/');
    expect(marked(hit?.snippet ?? [])).not.toMatch(/valid|administrator/i);
  });
});

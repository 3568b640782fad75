import { renameSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBuiltSite, siteOpener } from '../../packages/fieldguide/src/engine/server/builtSite.ts';
import { siteTools } from '../../packages/fieldguide/src/engine/server/mcp/mcpTools.ts';
import { serveTools } from '../../packages/fieldguide/src/engine/server/mcp/serveTools.ts';
import { type MiniSite, miniSite } from '../support/miniSite.ts';

const PAGES = {
  'index.md': '---\ntitle: Home\nslug: /\n---\n\nWelcome.\n',
  'guide/index.md': '---\ntitle: Guide\ndescription: All of it.\n---\n\nText.\n',
  'guide/ports.md': `---\ntitle: Ports
description: Which ports to open.
---

Open these ports.

## Open the ports {#open}

Port 161 of the lamp.

\`\`\`bash
# no heading
\`\`\`

### SNMP

UDP.

## Troubleshooting

| What you see | Why | What to do |
| --- | --- | --- |
| \`lamp is dark\` | No power | Plug it in |
`,
};

describe.each([{ url: undefined }, { url: 'https://docs.example.com' }])(
  'A language model (%j)',
  (settings) => {
    const host = settings.url ?? '';
    let site: MiniSite;
    let client: Client;

    beforeAll(async () => {
      site = miniSite(PAGES, { config: { title: 'Lamp', baseUrl: '/docs/', ...settings } });
      await site.build();
      const [near, far] = InMemoryTransport.createLinkedPair();
      const openSite = siteOpener(site.path('dist'));
      void serveTools({ tools: siteTools(), openSite, title: 'Lamp' }, far);
      client = new Client({ name: 'test', version: '1' });
      await client.connect(near);
    });
    afterAll(() => client.close());

    async function call(name: string, input: Record<string, unknown> = {}) {
      const { content, isError = false } = await client.callTool({ name, arguments: input });
      const [first] = Array.isArray(content) ? content : [];
      return { text: String(first?.text), isError };
    }

    it('finds the tools, each with its input', async () => {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual([
        'search',
        'read_page',
        'list_sections',
        'look_up_error',
      ]);
      expect(tools[0]?.inputSchema).toMatchObject({ type: 'object', required: ['query'] });
    });

    it('searches with the engine of the site', async () => {
      const { text } = await call('search', { query: 'snmp' });
      expect(text).toContain(`**Ports** (${host}/docs/guide/ports/): Which ports to open.`);
      expect(text).toContain(`SNMP (${host}/docs/guide/ports/#snmp)`);
      expect(await call('search', { query: 'zebra' })).toMatchObject({ isError: true });
    });

    it('reads a page, and a section by its anchor or its heading', async () => {
      const ports = site.read('guide/ports/index.md').replace(/^> Source.*\n+/, '');
      const url = `${host}/docs/guide/ports/`;
      for (const page of [
        '/guide/ports/',
        'guide/ports',
        '/docs/guide/ports/',
        'https://x.example/docs/guide/ports/index.md',
      ])
        expect((await call('read_page', { page })).text).toBe(`Ports (${url})\n\n${ports}`);
      const section = ports.slice(ports.indexOf('## Open'), ports.indexOf('## Trouble')).trim();
      for (const input of [
        { page: '/guide/ports/#open' },
        { page: '/guide/ports/', section: 'Open the ports' },
        { page: '/guide/ports/', section: '#open' },
      ])
        expect((await call('read_page', input)).text).toBe(
          `Ports: Open the ports (${url}#open)\n\n${section}`,
        );
    });

    it('is told what a long page has beyond the limit', async () => {
      site.write({ 'guide/long.md': `# Long\n\n${'Words of it.\n\n'.repeat(2000)}## End\n\nHere.\n` });
      await site.build();
      const { text } = await call('read_page', { page: '/guide/long/', limit: 500 });
      expect(text.length).toBeLessThan(700);
      expect(text).toContain(
        'characters left out. Ask for one of these sections, or with a higher limit: End.',
      );
      site.remove('guide/long.md');
      await site.build();
    });

    it('gets titles, addresses and data beside the text', async () => {
      const { tools } = await client.listTools();
      for (const { title } of tools) expect(title).toMatch(/^[A-Z]/);
      const found = await client.callTool({ name: 'search', arguments: { query: 'snmp' } });
      expect(found.structuredContent).toMatchObject({
        total: 1,
        pages: [{ title: 'Ports', url: `${host}/docs/guide/ports/`, sections: [{ title: 'SNMP' }] }],
      });
      const read = await client.callTool({ name: 'read_page', arguments: { page: '/guide/ports/#snmp' } });
      expect(read.structuredContent).toMatchObject({ url: `${host}/docs/guide/ports/#snmp` });
    });

    it('reads pages as resources', async () => {
      const { resources } = await client.listResources();
      expect(resources.map(({ name }) => name)).toEqual(['/guide/', '/guide/ports/', '/']);
      const { contents } = await client.readResource({ uri: resources[1]?.uri ?? '' });
      expect(contents[0]).toMatchObject({
        mimeType: 'text/markdown',
        text: site.read('guide/ports/index.md'),
      });
      await expect(client.readResource({ uri: 'docs://site/nothing/' })).rejects.toThrow('There is no page');
    });

    it('lists sections and their pages, and looks up errors', async () => {
      expect((await call('list_sections')).text).toBe('- Guide (2 pages)\n- Lamp (1 page)');
      expect((await call('list_sections', { section: 'guide' })).text).toBe(
        `- Guide (${host}/docs/guide/): All of it.\n- Ports (${host}/docs/guide/ports/): Which ports to open.`,
      );
      expect((await call('look_up_error', { message: 'the lamp is dark' })).text).toContain(
        '| What you see | Why | What to do |\n| --- | --- | --- |\n| `lamp is dark` | No power | Plug it in |\n\nFrom Ports: ',
      );
    });

    it.each([
      ['read_page', { page: '/../../etc/passwd' }, 'There is no page /../../etc/passwd/'],
      ['read_page', { page: '/guide/prots/' }, 'Did you mean /guide/ports/?'],
      [
        'read_page',
        { page: '/guide/ports/', section: 'Nothing' },
        'It has: Open the ports; SNMP; Troubleshooting.',
      ],
      // Signs of percent that encode nothing.
      ['read_page', { page: '/guide/ports/#%' }, 'has no section "%"'],
      ['read_page', { page: '/guide/ports/#50%' }, 'has no section "50%"'],
      ['read_page', { page: '/guide/ports/#%zz' }, 'has no section "%zz"'],
      ['read_page', { page: '/guide/ports/', section: '50%' }, 'has no section "50%"'],
      ['read_page', { page: '/guide/%E0%A4%A/' }, 'There is no page /guide/%E0%A4%A/'],
      ['list_sections', { section: 'Nothing' }, 'There are: Guide, Lamp.'],
      ['search', { query: 'x'.repeat(10_000) }, 'expected string to have <=500 characters'],
      ['search', {}, 'expected string'],
      ['look_up_error', { message: 'zebra' }, 'No page knows this message.'],
    ])('is told what is wrong: %s %j', async (name, input, told) => {
      const { text, isError } = await call(name, input);
      expect(isError).toBe(true);
      expect(text).toContain(told);
    });

    it('is told the nearest name of a tool that there is not', async () => {
      await expect(call('serch', { query: 'x' })).rejects.toThrow(
        'There is no tool "serch". Did you mean search?',
      );
    });

    it('is answered from the new site after a build, and told to wait during one', async () => {
      await call('search', { query: 'snmp' });
      renameSync(site.path('dist'), site.path('away'));
      expect((await call('search', { query: 'snmp' })).text).toContain('Try again in a moment.');
      renameSync(site.path('away'), site.path('dist'));
      site.write({ 'guide/zebra.md': '# Zebra\n' });
      await site.build();
      expect((await call('search', { query: 'zebra' })).text).toContain('/docs/guide/zebra/');
      expect((await call('list_sections')).text).toContain('Guide (3 pages)');
    });
  },
);

it('a folder without a site, or with one that has no Markdown, cannot be offered', async () => {
  const site = miniSite(PAGES, { config: { title: 'Lamp', markdown: false } });
  expect((await site.command('mcp')).errors).toEqual([
    'There is no built site in "dist". Build it first: fieldguide build --out dist',
  ]);
  await site.build();
  expect(() => checkBuiltSite(site.path('dist'), 'dist')).toThrow('Remove "markdown: false"');
});

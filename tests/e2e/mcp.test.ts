import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, inject, it } from 'vitest';
import { root } from '../support/fieldguide.ts';

it('a language model runs a recipe of our own site, with all its rows, over standard input and output', async () => {
  const program = path.join(root, 'bin/fieldguide.mjs');
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [program, 'mcp', '--out', inject('ownSiteFolder')],
      cwd: root,
    }),
  );
  try {
    const run = async (page: string) =>
      JSON.stringify(await client.callTool({ name: 'run_recipe', arguments: { page } }));
    expect(await run('/infrastructure-management/certificate-management/')).toContain(
      '| www.harbor.example.com | 2026-11-22 |',
    );
    expect(await run('/administration/licensing/')).toContain('has no recipe');
  } finally {
    await client.close();
  }
}, 120_000);

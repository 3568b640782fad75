import path from 'node:path';
import { findSiteConfig, loadSiteConfig } from '../config/load.ts';
import { checkBuiltSite, siteOpener } from '../server/builtSite.ts';
import { siteTools } from '../server/mcp/mcpTools.ts';
import { type CommandContext, projectOptions } from './commandContext.ts';

/** `fieldguide mcp`: tools over a built site on standard input and output, until the client goes. Uses no network. */
export async function runMcp(context: CommandContext): Promise<number> {
  const { siteDir, out, cwd } = context;
  checkBuiltSite(out, path.relative(cwd, out) || out);
  const settings = siteDir !== undefined && findSiteConfig(siteDir) !== undefined ? siteDir : undefined;
  const config = settings && (await loadSiteConfig(settings, projectOptions(context, false)));
  const openSite = siteOpener(out);
  // The protocol's code is large, and no other command needs it.
  const [{ serveTools }, { StdioServerTransport }] = await Promise.all([
    import('../server/mcp/serveTools.ts'),
    import('@modelcontextprotocol/sdk/server/stdio.js'),
  ]);
  const transport = new StdioServerTransport();
  process.stdin.once('end', () => void transport.close());
  // A client that has gone reads no answers. Each call that waits for it to read more listens.
  process.stdout.once('error', () => void transport.close()).setMaxListeners(0);
  const own = config ? config.kit.tools : [];
  await serveTools({ tools: siteTools(own), openSite, title: openSite().facts.title }, transport);
  return 0;
}

import path from 'node:path';
import { findSiteConfig, loadSiteConfig } from '../config/load.ts';
import { checkBuiltSite, siteOpener } from '../server/builtSite.ts';
import { listen } from '../server/listen.ts';
import { siteTools } from '../server/mcp/mcpTools.ts';
import { type CommandContext, projectOptions } from './commandContext.ts';
import { type ServerFlags, untilStopped } from './serve.ts';

/** Path of the tools on a server. */
const PATH = '/mcp';

/**
 * `fieldguide mcp`: tools over a built site on standard input and output, until the client goes, or on a port of this
 * machine. Asks no other host.
 */
export async function runMcp(context: CommandContext, http?: ServerFlags): Promise<number> {
  const { siteDir, out, cwd } = context;
  checkBuiltSite(out, path.relative(cwd, out) || out);
  const settings = siteDir !== undefined && findSiteConfig(siteDir) !== undefined ? siteDir : undefined;
  const config = settings && (await loadSiteConfig(settings, projectOptions(context, false)));
  const openSite = siteOpener(out);
  // The protocol's code is large, and no other command needs it.
  const { serveTools } = await import('../server/mcp/serveTools.ts');
  const offered = {
    tools: siteTools(config ? config.kit.tools : []),
    openSite,
    title: openSite().facts.title,
  };
  if (http) {
    const { createMcpTaker } = await import('../server/mcp/takeMcp.ts');
    const take = createMcpTaker((transport) => serveTools(offered, transport));
    const missing = `The tools are at ${PATH}.\n`;
    const running = await listen(({ response }) => void response.writeHead(404).end(missing), {
      ...http,
      posts: { path: PATH, take },
    });
    return untilStopped(running, { url: running.origin + PATH, ready: 'Ready', open: false });
  }
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
  const transport = new StdioServerTransport();
  process.stdin.once('end', () => void transport.close());
  // A client that has gone reads no answers. Each call that waits for it to read more listens.
  process.stdout.once('error', () => void transport.close()).setMaxListeners(0);
  await serveTools(offered, transport);
  return 0;
}

import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { SearchUnavailable } from '../../../search/searchTypes.ts';
import { nearest } from '../../../shared/text.ts';
import { type BuiltSite, CannotAnswer, findPage, pageAddress } from '../builtSite.ts';
import type { McpTool } from './mcpTools.ts';

/**
 * Serves tools over a built site by the Model Context Protocol; resolves when the client has gone. A call that cannot be
 * answered says why as its result, so that a model can do better.
 */
export async function serveTools(
  { tools, openSite, title }: { tools: readonly McpTool[]; openSite: () => BuiltSite; title: string },
  transport: Transport,
): Promise<void> {
  const server = new Server(
    { name: 'fieldguide', title, version: '1' },
    {
      capabilities: { tools: {}, resources: {} },
      instructions: `Tools over the documentation "${title}". Begin with search or list_sections, then read pages. Cite the addresses that the answers name.`,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, title, description, input }) => {
      const { properties, required } = z.toJSONSchema(input, { io: 'input' });
      const inputSchema = { type: 'object' as const, properties: { ...properties }, required };
      const annotations = { title, readOnlyHint: true, openWorldHint: false };
      return { name, title, description, inputSchema, annotations };
    }),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const names = tools.map(({ name }) => name);
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) {
      const near = nearest(params.name.slice(0, 100), names);
      const hint = near ? `Did you mean ${near}?` : `There are: ${names.join(', ')}.`;
      throw new McpError(ErrorCode.InvalidParams, `There is no tool "${params.name.slice(0, 100)}". ${hint}`);
    }
    try {
      const given = tool.input.safeParse(params.arguments ?? {});
      if (!given.success) throw new CannotAnswer(z.prettifyError(given.error));
      const { text, data } = await tool.run(given.data, openSite());
      return { content: [{ type: 'text', text }], ...(data ? { structuredContent: { ...data } } : {}) };
    } catch (error) {
      if (!(error instanceof CannotAnswer || error instanceof SearchUnavailable)) throw error;
      return { content: [{ type: 'text', text: error.message }], isError: true };
    }
  });
  serveResources(server, openSite);
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  await server.connect(transport);
  await closed;
}

/** Resources in one answer to a client. */
const PAGE_OF_LIST = 200;
/** Stands for the host of a site that does not say its own: an address of a resource needs one. */
const NO_HOST = 'docs://site';

/** The pages of the site as resources: a client can attach one without a tool. */
function serveResources(server: Server, openSite: () => BuiltSite): void {
  server.setRequestHandler(ListResourcesRequestSchema, ({ params }) => {
    const site = openSite();
    const pages = [...site.pages.values()];
    const start = Math.max(0, Number(params?.cursor ?? 0) || 0);
    const end = start + PAGE_OF_LIST;
    const resources = pages.slice(start, end).map((page) => ({
      uri: new URL(pageAddress(site, page), NO_HOST).href,
      name: page.route,
      title: page.title,
      description: page.description,
      mimeType: 'text/markdown',
    }));
    return { resources, ...(end < pages.length ? { nextCursor: String(end) } : {}) };
  });
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => {
    const site = openSite();
    try {
      const text = site.read(findPage(site, params.uri.replace(NO_HOST, '')).file);
      return { contents: [{ uri: params.uri, mimeType: 'text/markdown', text }] };
    } catch (error) {
      if (error instanceof CannotAnswer) throw new McpError(ErrorCode.InvalidParams, error.message);
      throw error;
    }
  });
}

import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { SearchUnavailable } from '../../../search/searchTypes.ts';
import { nearest } from '../../../shared/text.ts';
import { type BuiltSite, CannotAnswer } from '../builtSite.ts';
import type { Tool } from './mcpTools.ts';

/**
 * Serves tools over a built site by the Model Context Protocol; resolves when the client has gone. A call that cannot be
 * answered says why as its result, so that a model can do better.
 */
export async function serveTools(
  { tools, openSite, title }: { tools: readonly Tool[]; openSite: () => BuiltSite; title: string },
  transport: Transport,
): Promise<void> {
  const server = new Server(
    { name: 'fieldguide', title, version: '1' },
    {
      capabilities: { tools: {} },
      instructions: `Tools over the documentation "${title}". Begin with search or list_sections, then read pages.`,
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, description, input }) => {
      const { properties, required } = z.toJSONSchema(input, { io: 'input' });
      const inputSchema = { type: 'object' as const, properties: { ...properties }, required };
      return { name, description, inputSchema, annotations: { readOnlyHint: true, openWorldHint: false } };
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
      return { content: [{ type: 'text', text: await tool.run(given.data, openSite()) }] };
    } catch (error) {
      if (!(error instanceof CannotAnswer || error instanceof SearchUnavailable)) throw error;
      return { content: [{ type: 'text', text: error.message }], isError: true };
    }
  });
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
  });
  await server.connect(transport);
  await closed;
}

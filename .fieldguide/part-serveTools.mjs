import { g as SearchUnavailable } from "./part-sections.mjs";
import { u as nearest } from "./part-text.mjs";
import { x as prettifyError, y as toJSONSchema } from "./part-schemas.mjs";
import { t as CannotAnswer } from "./part-builtSite.mjs";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from "@modelcontextprotocol/sdk/types.js";
// src/engine/server/mcp/serveTools.ts
/**
* Serves tools over a built site by the Model Context Protocol; resolves when the client has gone. A call that cannot be
* answered says why as its result, so that a model can do better.
*/
async function serveTools({ tools, openSite, title }, transport) {
	let server = new Server({
		name: "fieldguide",
		title,
		version: "1"
	}, {
		capabilities: { tools: {} },
		instructions: `Tools over the documentation "${title}". Begin with search or list_sections, then read pages.`
	});
	server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(({ name, description, input }) => {
		let { properties, required } = toJSONSchema(input, { io: "input" });
		return {
			name,
			description,
			inputSchema: {
				type: "object",
				properties: { ...properties },
				required
			},
			annotations: {
				readOnlyHint: !0,
				openWorldHint: !1
			}
		};
	}) })), server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
		let names = tools.map(({ name }) => name), tool = tools.find(({ name }) => name === params.name);
		if (!tool) {
			let near = nearest(params.name.slice(0, 100), names), hint = near ? `Did you mean ${near}?` : `There are: ${names.join(", ")}.`;
			throw new McpError(ErrorCode.InvalidParams, `There is no tool "${params.name.slice(0, 100)}". ${hint}`);
		}
		try {
			let given = tool.input.safeParse(params.arguments ?? {});
			if (!given.success) throw new CannotAnswer(prettifyError(given.error));
			return { content: [{
				type: "text",
				text: await tool.run(given.data, openSite())
			}] };
		} catch (error) {
			if (!(error instanceof CannotAnswer || error instanceof SearchUnavailable)) throw error;
			return {
				content: [{
					type: "text",
					text: error.message
				}],
				isError: !0
			};
		}
	});
	let closed = new Promise((resolve) => {
		server.onclose = resolve;
	});
	await server.connect(transport), await closed;
}
export { serveTools };

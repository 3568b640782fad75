import type { PlacedFault } from '../../shared/errors.ts';
import { type Flowchart, type FlowNode, ROLES, type Role } from './flowchart.ts';
import { type Link, readLink } from './readLink.ts';
import {
  Blocks,
  directionFault,
  labelText,
  openQuote,
  placed,
  quoteFault,
  type Statement,
  type StatementFault,
  splitStatements,
  unknownArrow,
  unknownStatement,
} from './statements.ts';

const KEYWORDS = ['subgraph', 'end', 'direction', 'style', 'linkStyle', 'classDef', 'class', 'click'];
const ARROWS = ['-->', '---', '-.->', '-.-', '==>', '===', '<-->', '--o', '--x'];
/** Before a link, the same words are names of nodes. */
const LOOKS = /^(?:style|linkStyle|classDef|class|click)\s+[\p{L}\p{N}_]/u;

/** Reads nodes, links and groups; what cannot be read is a fault. */
export function readFlowchart(
  lines: readonly Statement[],
  direction: Flowchart['direction'],
): { chart: Flowchart; faults: PlacedFault[] } {
  const chart: Flowchart = { direction, nodes: [], edges: [], groups: [] };
  const groups = new Blocks<string>();
  const found: PlacedFault[] = [];
  for (const statement of lines.flatMap((line) => splitStatements(line))) {
    const { text } = statement;
    if (/^subgraph\b/.test(text)) {
      found.push(...faultOf(statement, groupFault(text)));
      const group = readGroup(text, chart.groups.length);
      // A group that is opened twice is one: within itself it would have no end.
      if (!chart.groups.some(({ id }) => id === group.id))
        chart.groups.push({ ...group, group: groups.current?.block });
      groups.push(statement, 'subgraph', group.id);
    } else if (text === 'end') groups.pop(statement);
    else if (LOOKS.test(text)) setRoles(text, chart.nodes);
    else {
      const direction = directionFault(text);
      const group = groups.current?.block;
      found.push(...faultOf(statement, direction === null ? readLinks(text, chart, group) : direction));
    }
  }
  // A link may lead to a group, before or behind its lines.
  const filled = new Set([...chart.nodes, ...chart.groups].map(({ group }) => group));
  chart.groups = chart.groups.filter(({ id }) => filled.has(id));
  const names = new Set(chart.groups.map(({ id }) => id));
  chart.nodes = chart.nodes.filter(({ id }) => !names.has(id));
  return { chart, faults: [...found, ...groups.finish()] };
}

/** `subgraph id [Title]`, `subgraph "Title"`, `subgraph Title`. */
function readGroup(text: string, index: number): { id: string; title: string } {
  const rest = text.slice('subgraph'.length).trim();
  const named = /^([^\s["]+)\s*\[([\s\S]*)\]$/.exec(rest);
  const title = labelText(named?.[2] ?? rest);
  return { id: named?.[1] ?? (/^[^\s"]+$/.test(rest) ? rest : `group ${index}`), title };
}

/** `class A,B person`; the other statements about looks change nothing. */
function setRoles(text: string, nodes: readonly FlowNode[]): void {
  const [word, names = '', role] = text.replace(/;$/, '').split(/\s+/);
  if (word !== 'class') return;
  for (const node of nodes) if (names.split(',').includes(node.id)) node.role = roleOf(role) ?? node.role;
}

function roleOf(name: string | undefined): Role | undefined {
  return ROLES.find((role) => role === name);
}

function faultOf(statement: Statement, fault: StatementFault | undefined): PlacedFault[] {
  return fault ? [placed(statement, fault)] : [];
}

function groupFault(text: string): StatementFault | undefined {
  const quote = quoteFault(text);
  if (quote) return quote;
  const plain = text.replace(/"[^"]*"/g, '');
  if ((plain.match(/\[/g)?.length ?? 0) === (plain.match(/\]/g)?.length ?? 0)) return undefined;
  return { message: 'a bracket in the title is not closed.', hint: 'Write: subgraph name ["Title"]' };
}

/** Nodes with links between them, `A & B --> C["x"] -.-> D`, into the chart; returns what is wrong with them. */
function readLinks(text: string, chart: Flowchart, group: string | undefined): StatementFault | undefined {
  let at = 0;
  let from: string[] = [];
  let to: string[] = [];
  let link: Link | undefined;
  const skip = () => {
    at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
  };
  const join = () => {
    for (const first of from)
      for (const second of to) if (link) chart.edges.push({ ...link.edge, from: first, to: second });
  };
  for (;;) {
    const node = readNode(text, at);
    if ('fault' in node) return at === 0 && !node.isBracket ? unknownStatement(text, KEYWORDS) : node.fault;
    to.push(addNode(chart, text.slice(at, node.end), group));
    at = node.end;
    skip();
    if (at >= text.length) {
      join();
      return undefined;
    }
    if (text[at] === '&') at += 1;
    else {
      join();
      link = readLink(text, at);
      if (!link) {
        const arrow = /^[-=<>.~|)]+[ox]?(?![\p{L}\p{N}])/u.exec(text.slice(at))?.[0];
        return arrow ? unknownArrow(arrow, ARROWS, at) : { ...unknownStatement(text, KEYWORDS), at: 0 };
      }
      from = to;
      to = [];
      at = link.end;
    }
    skip();
    if (at >= text.length)
      return { message: 'the link has no target node.', hint: 'Name the node.', at: text.length - 1 };
  }
}

/** Notes a node by its source, or what this mention of it adds; returns its id. */
function addNode({ nodes }: Flowchart, source: string, group: string | undefined): string {
  NAME.lastIndex = 0;
  const id = NAME.exec(source)?.[0] ?? source;
  const role = roleOf(/:::([\w-]+)$/.exec(source)?.[1]);
  const text = source.slice(id.length).replace(/:::[\w-]+$/, '');
  let node = nodes.find((known) => known.id === id);
  if (!node) {
    node = { id, label: id, shape: 'box', group };
    nodes.push(node);
  }
  node.group ??= group;
  node.role = role ?? node.role;
  if (text !== '') {
    const open = /^(?:\(\(\(|\[\[|\[\(|\(\[|\(\(|\{\{|\[[/\\]|[[({>])/.exec(text)?.[0] ?? '';
    node.label = labelText(text.slice(open.length, text.length - open.length)) || id;
    node.shape = SHAPES[open] ?? 'box';
  }
  return id;
}

const SHAPES: Record<string, FlowNode['shape']> = {
  '{': 'decision',
  '(': 'round',
  '([': 'round',
  '((': 'round',
  '(((': 'round',
  '[(': 'store',
};

/** A node's name ends where a link or a bracket begins. */
const NAME = /(?:[^\s[\](){}<>|;&"@:~=.-]|[-.=](?=[\p{L}\p{N}_])|:(?!::))+/uy;
const CLASS = /:::[\w-]+/y;
const CLOSES: Record<string, string> = { '[': ']', '(': ')', '{': '}' };

type NodeRead = { end: number } | { fault: StatementFault; isBracket: boolean };

/** Reads one node with its label from `at` on: `name`, `name["label"]`, `name:::class`. */
function readNode(text: string, at: number): NodeRead {
  NAME.lastIndex = at;
  if (!NAME.test(text)) {
    const message = `expected the name of a node before "${text.slice(at, at + 20)}".`;
    return { fault: { message, hint: 'Start with a name: name["Label"].', at }, isBracket: false };
  }
  let end = NAME.lastIndex;
  if ('[({>'.includes(text[end] ?? ' ')) {
    const label = readBrackets(text, end);
    if ('fault' in label) return label;
    end = label.end;
  }
  CLASS.lastIndex = end;
  return { end: CLASS.test(text) ? CLASS.lastIndex : end };
}

/** From an opening bracket to its partner; what is in quotes does not count. */
function readBrackets(text: string, start: number): NodeRead {
  const open: string[] = [];
  let at = start;
  // The flag: name>label]
  if (text[at] === '>') open.push(']');
  for (at += open.length; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') {
      const close = text.indexOf('"', at + 1);
      if (close < 0) return { fault: openQuote(at), isBracket: true };
      at = close;
    } else if (CLOSES[character]) open.push(CLOSES[character]);
    else if (open.at(-1) === character) open.pop();
    else if ('])}'.includes(character)) {
      const message = `found "${character}" where "${open.at(-1)}" is expected.`;
      return { fault: { message, hint: 'Put a label with brackets in quotes.', at }, isBracket: true };
    }
    if (open.length === 0) return { end: at + 1 };
  }
  const message = `the bracket "${text[start]}" is not closed.`;
  return { fault: { message, hint: `Write "${open.at(-1)}" after the label.`, at: start }, isBracket: true };
}

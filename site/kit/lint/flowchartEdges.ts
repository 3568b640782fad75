const NO_NODES =
  /^(?:(?:graph|flowchart|subgraph|direction|style|linkStyle|classDef|class|click|acc\w+)\b|end$|%%)/;
/** A link, with a text in it or without: `-->`, `-.->`, `==>`, `---`, `-- text -->`. */
const LINK = /\s*<?(?:--|==|-\.)(?:\s[^-=.>]*\s(?:--|==|\.))?[-=.]*[>ox]?\s+/;

/** The links of a flowchart, from node to node. */
export function flowchartEdges(source: string): [from: string, to: string][] {
  return withoutLabels(source)
    .split(/[\n;]/)
    .map((statement) => statement.trim())
    .filter((statement) => !NO_NODES.test(statement))
    .flatMap((statement) => edgesOf(statement.split(LINK).map(namesOf)));
}

/** The texts of nodes and links, and the looks of nodes, which may hold anything. */
function withoutLabels(source: string): string {
  let text = source.replace(/"[^"\n]*"|:::[\w-]+/g, '').replace(/\|[^|\n]*\|/g, ' ');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\[[^[\](){}\n]*\]|\([^[\](){}\n]*\)|\{[^[\](){}\n]*\}/g, '');
  }
  return text;
}

/** `A & B` are two nodes. */
function namesOf(group: string): string[] {
  return group
    .split('&')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function edgesOf(groups: readonly string[][]): [string, string][] {
  return groups
    .slice(1)
    .flatMap((group, index) =>
      (groups[index] ?? []).flatMap((from) => group.map((to): [string, string] => [from, to])),
    );
}

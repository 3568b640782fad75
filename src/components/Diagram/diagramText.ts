/** Lines that say how a diagram looks. */
const STYLE =
  /^\s*(?:%%|classDef\b|class\s+[\w,]+\s+\w+\s*;?$|style\b|linkStyle\b|click\b|direction\b|autonumber\b|(?:de)?activate\b|end\s*$|[{}]\s*$)/;
/** The kind of diagram, and words that only build it. */
const KIND =
  /^\s*(?:graph|flowchart|sequenceDiagram|stateDiagram(?:-v2)?|classDiagram|erDiagram|xychart(?:-beta)?)\b[^\n;]*/;
const WORD =
  /^\s*(?:subgraph|participant|actor|state|class|[Nn]ote\s+(?:(?:left|right)\s+of|over)\s+[^:\n]*:?|loop|alt|else|opt|par|and|critical|option|break|rect|box|title|x-axis|y-axis|bar|line)(?:\b|(?<=:))/;
const ARROW =
  /<?[|}o*x.]*[-=.~]{2,}[|{o*x.]*(?:>>?|\)|\b[ox]\b)?|<?-+>>?|\.{2}[|>]*|[-=]+>|<\|(?=-)|\|>|:::\w+|\[\*\]/g;
/** A node's own name in front of its label. */
const NAMED = /([\w.-]+)\s*(?=\[|\(|\{(?!\s*$)|>[^>])/g;

/**
 * What can be read in a Mermaid diagram, one line a label: those of nodes, arrows, groups and messages, and its
 * title and description. Read from the source, without drawing it; the names of nodes count where nothing
 * else is shown for them.
 */
export function diagramLines(source: string): string[] {
  const { text, title, description } = takeAccessibleText(source);
  const named = new Set<string>();
  const lines = text
    .replace(KIND, '')
    .split(/\n|;(?=\s*(?:\n|$))/)
    .filter((line) => !STYLE.test(line))
    .flatMap((line) => labelsOf(line, named));
  const shown = lines.filter((label) => !named.has(label));
  return [...new Set([title, description, ...shown])].filter((label) => label !== undefined);
}

/** The labels on one line; names of nodes that have a label are noted. */
function labelsOf(line: string, named: Set<string>): string[] {
  const quoted: string[] = [];
  const plain = line
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/"([^"]*)"/g, (_, label: string) => `\uE000${quoted.push(label) - 1}\uE001`)
    .replace(WORD, '')
    .replace(/\uE000(\d+)\uE001\s+as\s+([\w.-]+)/, (_, label: string, name: string) => {
      named.add(name);
      return `\uE000${label}\uE001`;
    })
    .replace(/^\s*([\w.-]+)\s+as\s+/, (_, name: string) => {
      named.add(name);
      return '';
    })
    .replace(ARROW, '\n')
    .replace(NAMED, (_, name: string) => {
      named.add(name);
      return '\n';
    });
  return plain
    .split(/[\n[\](){}|<>&]|(?<=\w)\s*:\s|^\s*:\s*/)
    .map((piece) => piece.replace(/\uE000(\d+)\uE001/g, (_, index: string) => quoted[Number(index)] ?? ''))
    .map((piece) =>
      piece
        .replace(/[`*]/g, '')
        .replace(/^[\s:/\\+]+|[\s:/\\]+$/g, '')
        .replace(/\s+/g, ' '),
    )
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** Mermaid's own accessibility lines, which the renderer does not read. */
export function takeAccessibleText(source: string): { text: string; title?: string; description?: string } {
  let title: string | undefined;
  let description: string | undefined;
  const text = source
    .replace(/^---\n[\s\S]*?\n---\n/, (head) => {
      title = /^title:\s*(.+)$/m.exec(head)?.[1]?.trim();
      return '';
    })
    .replace(/^[ \t]*accTitle[ \t]*:[ \t]*(.+)\n?/m, (_, value: string) => {
      title = value.trim();
      return '';
    })
    .replace(/^[ \t]*accDescr[ \t]*(?::[ \t]*(.+)|\{([^}]*)\})\n?/m, (_, line?: string, block?: string) => {
      description = (line ?? block ?? '').replace(/\s+/g, ' ').trim();
      return '';
    });
  return { text, title, description };
}

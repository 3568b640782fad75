/** A node of a flowchart; its lines stand below each other. */
export interface ChartNode {
  id: string;
  lines: readonly string[];
  shape?: 'box' | 'round' | 'cylinder';
}

export interface ChartEdge {
  from: string;
  to: string;
  label?: string;
  dotted?: boolean;
}

interface Chart {
  title: string;
  description: string;
  nodes: readonly ChartNode[];
  edges: readonly ChartEdge[];
}

const SHAPES = { box: ['[', ']'], round: ['(', ')'], cylinder: ['[(', ')]'] } as const;

/** A flowchart from top to bottom, in the language of Mermaid. */
export function flowchart({ title, description, nodes, edges }: Chart): string {
  const number = new Map(nodes.map(({ id }, index) => [id, `n${index + 1}`]));
  // Quotes and line breaks end what they stand in.
  const plain = (text: string) => text.replace(/["\n]/g, "'");
  return [
    'flowchart TD',
    `  accTitle: ${plain(title)}`,
    `  accDescr: ${plain(description)}`,
    ...nodes.map(({ id, lines, shape = 'box' }) => {
      const [open, close] = SHAPES[shape];
      return `  ${number.get(id)}${open}"${lines.map(plain).join('<br/>')}"${close}`;
    }),
    ...edges.map(({ from, to, label, dotted }) => {
      const words = label === undefined ? '' : `|"${plain(label)}"|`;
      return `  ${number.get(from)} ${dotted ? '-.->' : '-->'}${words} ${number.get(to)}`;
    }),
  ].join('\n');
}

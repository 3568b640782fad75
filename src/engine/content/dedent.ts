import type { Line } from './prepare.ts';

/**
 * Authors indent what stands inside a component tag. Four spaces would turn it into a code block, so the
 * indentation shared by all lines between the tags (`names`, as a part of a pattern) is taken back to that of the
 * tag itself.
 */
export function dedentBlocks(lines: Line[], names: string): Line[] {
  const tag = new RegExp(`^(\\s*)<(/?)(${names})(?=[\\s/>]).*?(/?)>\\s*$`);
  const open: { indent: number; start: number }[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    const match = line?.code ? null : tag.exec(line?.text ?? '');
    if (!match || match[4] === '/') continue;
    if (match[2] !== '/') open.push({ indent: match[1]?.length ?? 0, start: index });
    else {
      const block = open.pop();
      if (block) dedent(lines.slice(block.start + 1, index), block.indent);
    }
  }
  return lines;
}

function dedent(lines: Line[], indent: number): void {
  const widths = lines.filter((line) => line.text.trim() !== '').map((line) => indentOf(line.text));
  const excess = Math.min(...widths) - indent;
  if (!Number.isFinite(excess) || excess < 4) return;
  for (const line of lines) {
    line.text = line.text.slice(Math.min(excess, indentOf(line.text)));
    line.indent += excess;
  }
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

import type { Root } from 'mdast';

/** Two imports or more that a page begins with, with blank lines between them. */
const LEADING =
  /^\s*(import\s(?:[^'"\n{}]*|[^'"\n{}]*\{[^{}'"]*\}\s*from\s*)['"][^'"\n]+['"];?[ \t]*(?:\n(?:[ \t]*\n)+(?=import\s)|\n(?=import\s)|(?=\n[ \t]*(?:\n|$))|$))+/;

/**
 * Parses a page with the imports that it begins with taken off. MDX reads each import behind a blank line again with all
 * names before it: hundreds of them take seconds, thousands minutes. Without blank lines they are read once.
 */
export function parseApart(text: string, parse: (text: string) => Root): Root {
  const found = LEADING.exec(text)?.[0] ?? '';
  const start = found.search(/\S/);
  const rest = text.slice(found.length);
  // Names that are exported or imported again have to be known.
  if (start < 0 || !/\n[ \t]*\n/.test(found.slice(start)) || /^(?:import|export)\s/m.test(rest))
    return parse(text);
  const imports = parseImports(found.slice(start).replace(/\n(?:[ \t]*\n)+/g, '\n'), parse);
  if (imports === undefined) return parse(text);
  const root = parse(found.replace(/[^\n]/g, ' ') + rest);
  const line = found.slice(0, start).split('\n').length;
  imports.position = {
    start: { line, column: 1, offset: start },
    end: {
      line: found.split('\n').length,
      column: found.length - found.lastIndexOf('\n'),
      offset: found.length,
    },
  };
  return { ...root, children: [imports, ...root.children] };
}

/** The one node that imports without blank lines are; undefined where they are not valid, which the page itself tells. */
function parseImports(text: string, parse: (text: string) => Root): Root['children'][number] | undefined {
  try {
    const { children } = parse(text);
    return children.length === 1 && children[0]?.type === 'mdxjsEsm' ? children[0] : undefined;
  } catch {
    return undefined;
  }
}

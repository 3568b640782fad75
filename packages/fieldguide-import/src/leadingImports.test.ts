import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { parseApart } from './leadingImports.ts';

const parse = (text: string) => createProcessor({ format: 'mdx' }).parse(text) as Root;

/** The parts of a page with where they begin and end. */
const parts = ({ children }: Root) =>
  children.map(({ type, position }) => [
    type,
    position?.start.line,
    position?.start.offset,
    position?.end.line,
    position?.end.column,
    position?.end.offset,
  ]);

describe('The imports that a page begins with', () => {
  it('are one part of it, and all others stay where they are', () => {
    const text = `   \n\nimport A from './a';\n\nimport {\n  B,\n} from "b"\n\n\nimport './c.css';\n\n# Title {1}\n\nText.\n`;
    const { children } = parseApart(text, parse);
    expect(children[0]).toMatchObject({
      type: 'mdxjsEsm',
      value: `import A from './a';\nimport {\n  B,\n} from "b"\nimport './c.css';`,
    });
    const apart = parts(parse(text));
    expect(parts({ type: 'root', children })).toEqual([
      [...(apart[0] ?? []).slice(0, 3), ...(apart[2] ?? []).slice(3)],
      ...apart.slice(3),
    ]);
  });

  it.each([
    ['one import', "import A from 'a'\n\nText\n"],
    ['no blank line between them', "import A from 'a'\nimport B from 'b'\n\nText\n"],
    ['one of them further down', "import A from 'a'\n\nimport B from 'b'\n\nText\n\nimport C from 'c'\n"],
    ['names that are exported', "import A from 'a'\n\nimport B from 'b'\n\nexport { A }\n"],
    ['a comment behind them', "import A from 'a'\n\nimport B from 'b'\n// of code\n\nText\n"],
    ['none', '# Title\n\nText\n'],
  ])('are read as MDX reads them where there is %s', (_, text) => {
    expect(parseApart(text, parse)).toEqual(parse(text));
  });

  it('are a fault with its place where two have the same name', () => {
    const text = "\nimport A from 'a'\n\nimport A from 'b'\n\nText\n";
    expect(() => parseApart(text, parse)).toThrow(expect.objectContaining({ line: 4 }));
  });
});

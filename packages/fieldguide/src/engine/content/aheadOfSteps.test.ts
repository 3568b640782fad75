import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { compileFixture } from '../../../../../tests/support/compileFixture.ts';
import { aheadOfSteps } from './aheadOfSteps.ts';

/** The headings that phones fold, and the one after them. */
async function folded(...parts: string[]): Promise<string> {
  const { html } = await compileFixture(['# Title', 'Lead.', ...parts].join('\n\n'), 'page.md');
  const label = /ahead-fold"><summary>Before the steps: (.*?)</.exec(html)?.[1];
  const end = /<h2 id="(\w+)" class="ahead-end"/.exec(html)?.[1];
  return label === undefined && end === undefined ? 'nothing' : `${label} | ${end}`;
}

const HOW = '## How\n\nWords.';
const TABLE = '## Values\n\n| A | B |\n| - | - |\n| 1 | 2 |';
const TASK = '## Task\n\n1. Do it.';

describe('the sections ahead of the steps', () => {
  it.each([
    ['one that explains', [HOW, TASK], 'How | task'],
    ['two, one with a table', [HOW, TABLE, TASK], 'How · Values | task'],
    ['none where the page begins with steps', [TASK, HOW], 'nothing'],
    ['none where it has no steps', [HOW, TABLE], 'nothing'],
    ['only up to one with a command', [HOW, '## Code\n\n```bash\nls\n```', TASK], 'How | code'],
    ['only up to one with a warning', [HOW, '## Care\n\n:::danger\nGone.\n:::', TASK], 'How | care'],
    ['not more than three', [HOW, HOW, HOW, HOW, TASK], 'nothing'],
    ['steps of a tag', [HOW, '## Task\n\n<Steps>\n\n1. Do it.\n\n</Steps>'], 'How | task'],
    ['a subsection belongs to its section', [`${HOW}\n\n### More\n\nWords.`, TASK], 'How | task'],
    ['a quiet note explains', ['## How\n\n:::note\nWords.\n:::', TASK], 'How | task'],
  ] as const)('%s', async (_, parts, expected) => {
    expect(await folded(...parts)).toBe(expected);
  });

  it.each([
    ['Install the add-on', 'Install the <span class="whole">add-on</span>'],
    ['Hyper-V & more', '<span class="whole">Hyper-V</span> &amp; more'],
    ['`x<y>-z`', 'x&lt;y&gt;-z'],
  ])('keeps the words whole that headings keep whole: %s', async (heading, expected) => {
    const { html } = await compileFixture(
      `# Title\n\nLead.\n\n## ${heading}\n\nWords.\n\n${TASK}`,
      'page.md',
    );
    expect(html).toContain(`<summary>Before the steps: ${expected}</summary>`);
  });

  it('none of a page that begins with data of the site', () => {
    const section = (text: string): Nodes => ({ type: 'heading', depth: 2, children: [], data: { text } });
    const data: Nodes = { type: 'table', children: [], data: { looks: [] } };
    const steps: Nodes = { type: 'list', ordered: true, children: [] };
    const names = (...nodes: Nodes[]) => aheadOfSteps(nodes)?.names;
    expect(names(section('How'), section('Task'), steps)).toEqual(['How']);
    expect(names(section('Ports'), data, section('Task'), steps)).toBeUndefined();
  });
});

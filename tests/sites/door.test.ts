import { describe, expect, it } from 'vitest';
import { miniSite } from '../support/miniSite.ts';

const PAGE = { 'index.md': '# Lamps\n\n<Lamp />\n' };

const config = (imports: string) => `${imports}
export default {
  title: 'Lamps',
  kit: { components: [{ name: 'Lamp', place: 'block', isLeaf: true, expand: () => [h('p', {}, plural(2, 'lamp'))] }] },
};
`;

describe('A site of others', () => {
  it('imports the generator by its names, wherever it lies', async () => {
    const site = miniSite(PAGE, {
      config: config(
        "import { plural } from 'fieldguide';\nimport { h, text } from 'fieldguide/components';\nif (!text) throw 1;",
      ),
    });
    await site.build();
    expect(site.read('index.html')).toContain('<p>2 lamps</p>');
  });

  it.each([
    [
      "import { plural } from 'fieldguide';\nimport { h } from 'fieldguide/src/components/nodes.ts';",
      'site/site.config.ts:2:19: error: "fieldguide/src/components/nodes.ts" is a file inside of fieldguide, which the next version may move. Import h from "fieldguide/components".',
    ],
    [
      "import { h } from 'fieldguide/components';\nimport type { Kit } from 'fieldguide';\nimport { plural, type Words, foldText } from 'fieldguide/shared';",
      'site/site.config.ts:3:46: error: "fieldguide/shared" is a file inside of fieldguide, which the next version may move. Import plural from "fieldguide". The package does not offer foldText: its README lists what it does.',
    ],
    [
      "import { h } from 'fieldguide/components';\nimport { plural } from '../../../../../packages/fieldguide/src/shared/text.ts';",
      'site/site.config.ts:2:24: error: "../../../../../packages/fieldguide/src/shared/text.ts" is a file inside of fieldguide, which the next version may move. Import plural from "fieldguide".',
    ],
    [
      "import * as parts from 'fieldguide/nodes';\nconst { h, plural } = parts;",
      'site/site.config.ts:1:24: error: "fieldguide/nodes" is a file inside of fieldguide, which the next version may move. Import what you need from "fieldguide" or one of "fieldguide/components", "fieldguide/rules", "fieldguide/islands", "fieldguide/testing", "fieldguide/sites".',
    ],
  ])('that reaches past its door is told the name to use: %s', async (imports, message) => {
    expect(await miniSite(PAGE, { config: config(imports) }).fail()).toEqual([message]);
  });

  it('with a package of another major version beside it is told which one to run', async () => {
    const site = miniSite(PAGE, { config: { title: 'Lamps' } });
    site.write({
      'site/node_modules/fieldguide/package.json': '{ "name": "fieldguide", "version": "7.2.0" }',
    });
    expect(await site.fail()).toEqual([
      'This is fieldguide 1.0.0, but the site has 7.2.0 in site/node_modules/fieldguide. Run that one (npx fieldguide, in its folder), or install this version there and follow the upgrade notes in its CHANGELOG.md.',
    ]);
    site.write({
      'site/node_modules/fieldguide/package.json': '{ "name": "fieldguide", "version": "1.9.0" }',
    });
    await site.build();
  });
});

import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { miniSite } from '../support/miniSite.ts';

const KIT = path.resolve(import.meta.dirname, '../../site/kit');

/** A site whose pages show tables and the reference of an API document, which it also offers as a file. */
const CONFIG = `import { apiCalls } from '${KIT}/api/apiCalls.tsx';
import { apiFence } from '${KIT}/api/apiFence.ts';
import { openEndpoints } from '${KIT}/api/endpoints.ts';
const endpoints = openEndpoints(import.meta.dirname + '/data/api/openapi.yaml');
export default {
  title: 'Mini',
  kit: {
    components: [apiCalls(endpoints)],
    fences: [apiFence(endpoints)],
    files: { 'openapi.json': () => JSON.stringify(endpoints().document) },
  },
};
`;

const DOCUMENT = `paths:
  /lamps/:
    summary: Lamps
    get:
      tags: [Lamps]
      summary: List lamps
      responses:
        '200':
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Lamp' }
components:
  schemas:
    Lamp:
      type: object
      properties:
        room: { type: string }
`;

const FENCE = '```api\ntag: Lamps\n```\n';
const siteWith = (document: string) =>
  miniSite(
    {
      'index.md': `# Home\n\nWelcome.\n\n${FENCE}`,
      'more.md': `# More\n\n${FENCE}\n${FENCE}\n<ApiCalls tag="Lamps" />\n`,
      'site/data/api/openapi.yaml': document,
    },
    { config: CONFIG },
  );

/** Each list of \`a1\` names the one before ten times. */
const growing = Array.from({ length: 8 }, (_, level) => {
  const items = level === 0 ? 'x' : `*a${level - 1}`;
  return `a${level}: &a${level} [${Array(10).fill(items).join(', ')}]\n`;
}).join('');

describe('An API document', () => {
  it('that is sound shows its tables, and is a file of the site', async () => {
    const site = siteWith(DOCUMENT);
    expect((await site.build()).messages).toEqual([]);
    expect(site.read('index.html')).toContain('/lamps/</code>');
    expect(JSON.parse(site.read('openapi.json'))).toHaveProperty('components');
  });

  it.each([
    ['that is no YAML', `${DOCUMENT}  - x\n`, /openapi\.yaml:18:\d+: warning: invalid YAML: /],
    ['that is empty', '# Nothing\n', /openapi\.yaml:1:1: warning: the file has no entries\./],
    ['without paths', 'openapi: 3.1.1\n', /openapi\.yaml:1:1: warning: "paths" is missing\./],
    [
      'whose alias leads back to itself',
      `${DOCUMENT}loop: &loop\n  again: *loop\n`,
      /openapi\.yaml:19:10: warning: aliases refer to themselves/,
    ],
    [
      'whose aliases grow',
      DOCUMENT + growing,
      /openapi\.yaml:19:\d+: warning: aliases .* expand to more than 100,000 values/,
    ],
    [
      'with a reference that leads nowhere',
      DOCUMENT.replace('schemas/Lamp', 'schemas/Lamb'),
      /openapi\.yaml:11:25: warning: "#\/components\/schemas\/Lamb" leads to nothing in this document\./,
    ],
    [
      'with a reference to another file',
      DOCUMENT.replace('#/components/schemas/Lamp', 'lamp.yaml'),
      /openapi\.yaml:11:25: warning: "lamp.yaml" leads to nothing in this document\./,
    ],
    [
      'whose references lead back to themselves',
      `${DOCUMENT}        other: { $ref: '#/components/schemas/Lamp' }\n`,
      /openapi\.yaml:18:18: warning: "#\/components\/schemas\/Lamp" refers to itself\./,
    ],
    [
      'with an operation that is no map',
      DOCUMENT.replace(/ {4}get:[\s\S]*(?=components:)/, '    get: soon\n'),
      /openapi\.yaml:4:5: warning: .*"get"/,
    ],
  ])('%s is told once, and a lenient build goes on', async (_, document, message) => {
    const site = siteWith(document);
    const { messages } = await site.build({ lenient: true });
    expect(messages).toEqual([expect.stringMatching(message)]);
    expect(site.read('index.html')).toContain('Welcome.');
    expect(site.read('more/index.html')).toContain('tag: Lamps');
    expect(site.has('openapi.json')).toBe(false);
    expect(await site.fail()).toHaveLength(1);
  });

  it('with references that grow is read in no time', async () => {
    const levels = Array.from({ length: 40 }, (_, level) => {
      const ref = `{ $ref: '#/components/schemas/${level === 0 ? 'Lamp' : `L${level - 1}`}' }`;
      return `    L${level}: { properties: { a: ${ref}, b: ${ref} } }\n`;
    });
    const site = siteWith(DOCUMENT.replace('schemas/Lamp', 'schemas/L39') + levels.join(''));
    expect((await site.build()).messages).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { articleOf } from '../support/html.ts';
import { miniSite } from '../support/miniSite.ts';

const OWN = path.resolve(import.meta.dirname, '../../site');
const read = (file: string) => readFileSync(path.join(OWN, file), 'utf8');

const CONFIG = `import own from '${OWN}/site.config.ts';
import { ownKit } from '${OWN}/kit/ownKit.ts';
export default { title: 'Mini', product: own.product, kit: ownKit(own.kit, { tools: false }) };
`;

const PAGES = {
  'index.md': '# Home\n\nSizes.\n\n<SizingCalculator />\n\nPorts.\n\n<FirewallPlanner />\n',
  'query.md': '# Query\n\n```sql recipe\nSELECT name FROM view_rack_v1\n```\n',
  'calls.md': '# Calls\n\n<ApiCalls tag="Devices" />\n',
  'site/data/product/sizing.yaml': read('data/product/sizing.yaml'),
  'site/data/product/ports.yaml': read('data/product/ports.yaml'),
};

const TOOL =
  /data-island="(?:SizingCalculator|FirewallPlanner|Playground|ApiCalls)"|<(?:input|form|select|textarea)/;

it('Our kit has an option that leaves the tools out: pages say the same, and nothing can be entered', async () => {
  const pages = ['index.html', 'query/index.html', 'calls/index.html'];
  const site = miniSite(PAGES, { config: CONFIG });
  // The pages of the ports are not here.
  await site.build({ lenient: true });
  for (const page of pages) expect(articleOf(site.read(page)), page).not.toMatch(TOOL);
  expect(articleOf(site.read('query/index.html'))).toContain('Result in the sample data center');
  expect(
    Object.keys(site.snapshot()).filter((file) => /pglite|playground|Calculator|Planner/.test(file)),
  ).toEqual([]);
});

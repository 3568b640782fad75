import { expect, it } from 'vitest';
import { plainSettings } from './plainSettings.ts';

const OWN = { title: 'Lamps', items: ['a', 1] };

it.each([
  ['module.exports', `module.exports = { title: 'Lamps', items: ['a', 1] };`],
  ['a constant', `const config = { title: 'Lamps', items: ['a', 1] }; module.exports = config;`],
  ['a default export', `export default { title: 'Lamps', items: ['a', 1] } satisfies Config;`],
  ['a typed constant', `const config: Config = { title: 'Lamps', items: ['a', 1] }; export default config;`],
  [
    'a function',
    `export default async function make() { const title = 'Lamps'; return { title, items: ['a', 1] }; }`,
  ],
  ['an arrow', `module.exports = async () => ({ title: 'Lamps', items: ['a', 1] });`],
  ['spreads', `const a = ['a'], b = { title: 'Lamps' }; export default { ...b, items: [...a, 1] };`],
  [
    'texts with constants',
    `const name = 'Lamp'; export default { title: \`\${name}s\`, items: [name && 'a', 1] };`,
  ],
  [
    'what is not known',
    `export default { title: get() ?? 'Lamps', items: ['a', other, 1], url: process.env.URL, ...more };`,
  ],
])('Settings are read without running them: %s', (_, source) => {
  expect(plainSettings(source, '/site/docusaurus.config.ts')).toEqual(OWN);
});

it('Names of files are found from the settings', () => {
  const source = `module.exports = { bars: require.resolve('./bars.js'), preset: require.resolve('lamps') };`;
  expect(plainSettings(source, '/site/docusaurus.config.js')).toEqual({
    bars: '/site/bars.js',
    preset: 'lamps',
  });
});

it.each(['', 'module.exports = ', 'export default 5', 'const a = a; export default a', 'exports.title = 1'])(
  'Nothing is known of %j',
  (source) => {
    expect(plainSettings(source, '/site/docusaurus.config.js')).toBeUndefined();
  },
);

import { expect, it } from 'vitest';
import { miniSite } from '../support/miniSite.ts';

it('smoke', async () => {
  const site = miniSite({ 'index.md': '# Hello\n\nText\n\n## Menu\n\n```js\nconst a = 1;\n```\n', 'a/b.md': '# B\n' });
  const r = await site.build();
  console.log(r, Object.keys(site.snapshot()));
  console.log(site.read('index.html'));
  console.log(await site.command('build'));
  site.write({'a/b.md': '# B\n[x](/nope/)'});
  console.log(await site.fail(), await site.command('build'));
});

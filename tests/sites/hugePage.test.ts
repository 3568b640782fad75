import { describe, expect, it } from 'vitest';
import { miniSite } from '../support/miniSite.ts';

describe('A page', () => {
  it('of 2 MB is built in seconds, in many blocks or in one line', async () => {
    const block =
      'Some `code` and **bold** text with [a link](/guide/) and <b>html</b> and <placeholder>.\n\n## Head\n\n- item\n\n```bash\necho "$HOME"\n```\n\n';
    const line = 'word _a *b `c [d x < y & "z" [q `w __v ';
    const site = miniSite({
      'guide.md': '# Guide\n',
      'huge.md': `# Huge\n\n${block.repeat(2_000_000 / block.length)}`,
      'line.md': line.repeat(2_000_000 / line.length),
    });
    const start = process.cpuUsage();
    await site.build();
    const { user } = process.cpuUsage(start);
    // Microseconds of this process: other work of the machine does not count. What grows with the square takes minutes.
    expect(user).toBeLessThan(20_000_000);
    expect(site.read('huge/index.html').length).toBeGreaterThan(2_000_000);
    expect(site.read('line/index.html').length).toBeGreaterThan(2_000_000);
  }, 180_000);

  it('may hold a log of 150,000 lines', async () => {
    const log = `\n\`\`\`text\n${'line\n'.repeat(150_000)}\`\`\`\n`;
    const site = miniSite({
      'log.md': `# Log\n\n<Tabs>\n<TabItem value="a">\n${log}\n</TabItem>\n</Tabs>\n`,
    });
    await site.build();
    expect(site.read('log/index.html').split('>line</span>').length).toBe(150_001);
  }, 180_000);
});

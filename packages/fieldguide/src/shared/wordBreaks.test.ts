import { describe, expect, it } from 'vitest';
import { wrapWords } from './wordBreaks.ts';

describe('wrapWords', () => {
  it.each([
    ['short words stay', 'short words stay'],
    ['infrastructure-management', 'infrastructure-management'],
    [
      '<code>/api/1.0/configuration_templates/</code>',
      '<code>/api/<wbr>1.0/<wbr>configuration_<wbr>templates/</code>',
    ],
    [
      '<code>ec2.<span class="placeholder">&lt;region&gt;</span>.amazonaws.com</code>',
      '<code>ec2.<wbr><span class="placeholder">&lt;region&gt;</span>.<wbr>amazonaws.<wbr>com</code>',
    ],
    ['x'.repeat(30), `${'x'.repeat(12)}<wbr>${'x'.repeat(12)}<wbr>xxxxxx`],
    ['&amp;'.repeat(26), `${'&amp;'.repeat(12)}<wbr>${'&amp;'.repeat(12)}<wbr>&amp;&amp;`],
    [
      '<a href="/a-very-long/address/of-a-page/that-is-not-broken/">page</a>',
      '<a href="/a-very-long/address/of-a-page/that-is-not-broken/">page</a>',
    ],
    ['Windows and Hyper-V', 'Windows and <span class="whole">Hyper-V</span>'],
    ['End-of-Life', 'End-of-Life'],
  ])('%s', (html, expected) => {
    expect(wrapWords(html)).toBe(expected);
  });
});

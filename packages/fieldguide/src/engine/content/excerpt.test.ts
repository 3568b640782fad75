import { describe, expect, it } from 'vitest';
import { components } from '../../components/registry.ts';
import { contentTitle, excerpt } from './excerpt.ts';
import { parsePage } from './parsePage.ts';

const parsed = (body: string) => parsePage(body, { components });

describe('the title of a page in its text', () => {
  it.each([
    ['# Title\n\nText', 'Title'],
    ['\n\n# Title', 'Title'],
    ['#\tTitle #', 'Title'],
    ['   # Title', 'Title'],
    ['# Title ##\nText', 'Title'],
    ['# C# and F#', 'C# and F#'],
    ['# The **bold** `code` and _more_', 'The bold code and more'],
    ['# A [link](/x/) here', 'A link here'],
    ['# Title {#own-id}', 'Title'],
    ['# Title {applies release="19.05"} {#own-id}', 'Title'],
    ['# Title <!-- for writers --> here', 'Title here'],
    ['# Press <Kbd>Enter</Kbd> <Icon name="key"/>', 'Press Enter'],
    ['Title\n=====\n\nText', 'Title'],
    ['<!-- a\ncomment -->\n\n# Title', 'Title'],
    ['# Q&amp;A &#8211; `&lt;` &copy; \\&amp;', 'Q&A – &lt; © &amp;'],
    ['# snake_case_name', 'snake_case_name'],
    ['# 2 * 3 * 4', '2 * 3 * 4'],
    ['# Escaped \\*stars\\*', 'Escaped *stars*'],
    ["# $& and $' and $1", "$& and $' and $1"],
    ['# Set up <appliance> and <T>', 'Set up <appliance> and <T>'],
    ['# With <b>bold</b><br/> tags', 'With bold tags'],
    ['# The `<b>` tag and `__init__`', 'The <b> tag and __init__'],
    ['# See [the port](/port_(network)) and ~~old~~', 'See the port and old'],
    ['# ![](logo.png) Acme[^1]\n\n[^1]: One.', 'Acme'],
    ['[ref]: /x/\n\n# [Acme][ref]', 'Acme'],
    ['# Two\\\nlines', 'Two\\'],
    ['# A &#7; bell', 'A \uFFFD bell'],
  ])('of %j is "%s"', (body, title) => {
    expect(contentTitle(parsed(body))).toBe(title);
  });

  it.each([
    'Text\n\n# Title',
    '## Title',
    '#Title',
    '    # Title',
    '',
    '\n',
    '```sh\n# comment\n```',
    '* item\n====',
  ])('is none in %j', (body) => {
    expect(contentTitle(parsed(body))).toBeUndefined();
  });
});

describe('the excerpt of a page', () => {
  it.each([
    ['# Title\n\nFirst *paragraph*\nof the page.\n\nSecond.', 'First paragraph of the page.'],
    ['```\ncode\n```\n\nProse.', 'Prose.'],
    ['| a | b |\n| --- | --- |\n\nProse.', 'Prose.'],
    [':::note\n:::\n\nProse.', 'Prose.'],
    ['# Title\n\n<!-- for\nwriters\nalone -->\n\nProse.', 'Prose.'],
    ['[ref]: /x/\n\nProse.', 'Prose.'],
    ['1. Step\n2. Step\n\nProse.', 'Prose.'],
    ['- item\n\nProse.', 'Prose.'],
    ['> quote\n\nProse.', 'Prose.'],
    ['**Bold** starts it.', 'Bold starts it.'],
    ['A [link][ref] and ![image](x.png).\n\n[ref]: /x/', 'A link and image.'],
    ['See <https://example.com/x>.', 'See https://example.com/x.'],
    ['Write to <ops@example.com>.', 'Write to ops@example.com.'],
    ['A queue[^1].\n\n[^1]: One.', 'A queue.'],
    ['Set [Buffer] to four.\n\n[Buffer]: /x/', 'Set Buffer to four.'],
    ['Set [Buffer] to four.', 'Set [Buffer] to four.'],
    ['See the [rack list][].\n\n[rack list]: /x/', 'See the rack list.'],
    ['The ~~old~~ new **bold _both_** ***all***.', 'The old new bold both all.'],
    ['See [the port](https://example.com/port_(network)).', 'See the port.'],
    ['Go to [a [nested] label](/x/).', 'Go to a [nested] label.'],
    ['Go to [guide](<./a b.md>).', 'Go to guide.'],
    ['[![Build](b.svg)](https://example.com) The tool.\n\nProse.', 'Prose.'],
    ['[![Build](b.svg)](https://example.com)\n\nProse.', 'Prose.'],
    ['[](https://example.com) Text after.', 'Text after.'],
    ['Press <Kbd>F1</Kbd>, <kbd>F2</kbd>: H<sub>2</sub>O at 10:30.', 'Press F1, F2: H2O at 10:30.'],
    ['The page shows :kbd[Ctrl] as it is.', 'The page shows :kbd[Ctrl] as it is.'],
    ['Line with <br/>break <!-- no word --> end.', 'Line with break end.'],
    ['A &lt;b&gt; &amp;amp; &#x41;&nbsp;B \\*star\\* 2 \\< 3.', 'A <b> &amp; A B *star* 2 < 3.'],
    ['Ports of <host> for $5 and $6.', 'Ports of <host> for $5 and $6.'],
    ['First  \nsecond `code\nover lines` end.', 'First second code over lines end.'],
    ['- [ ] a box\n\nProse.', 'Prose.'],
    ['<p align="center">Centered.</p>\n\nProse.', 'Prose.'],
    ['<Tabs>\n<TabItem value="a">**Prose**.</TabItem>\n</Tabs>', 'Prose.'],
    ['With <b>tags</b> and `code`.', 'With tags and code.'],
    ['`code` starts it\nand goes on.', 'code starts it and goes on.'],
    ['Title\n=====\n\nProse.', 'Prose.'],
    ['Section\n---\nProse.', 'Prose.'],
    ['- item\ngoes on\n\nProse.', 'Prose.'],
    ['> quote\ngoes on\n\nProse.', 'Prose.'],
    ['1. Step\n   goes on\nstill\n\nProse.', 'Prose.'],
    ['![A picture](x.png) of\nwhat it says.\n\nProse.', 'Prose.'],
    ['<Tabs>\nProse.', 'Prose.'],
    [':::note\nProse.\n:::', 'Prose.'],
    ['Over\\\nlines.', 'Over lines.'],
    ['', ''],
    ['# Only a title', ''],
  ])('of %j is "%s"', (body, text) => {
    expect(excerpt(parsed(body))).toBe(text);
  });

  it('has formulas as their authors write them, without the dollar signs', () => {
    expect(excerpt(parsePage('The area is $x^2$.', { math: true }))).toBe('The area is x^2.');
  });

  it('ends at a word, without its punctuation, within 160 characters', () => {
    const text = excerpt(parsed(`${'word, '.repeat(60)}end.`));
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/word…$/);
  });

  it('of one word longer than that is cut inside the word', () => {
    expect(excerpt(parsed('x'.repeat(400)))).toBe(`${'x'.repeat(159)}…`);
  });

  it('of an endless paragraph of open marks is found in no time', () => {
    const start = process.cpuUsage();
    excerpt(parsed('`a ``b __c '.repeat(20_000)));
    contentTitle(parsed(`# ${'<!-- '.repeat(20_000)}`));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3_000);
  });
});

import { describe, expect, it } from 'vitest';
import { contentTitle, excerpt } from './pageSource.ts';

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
  ])('of %j is "%s"', (body, title) => {
    expect(contentTitle(body)).toBe(title);
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
    expect(contentTitle(body)).toBeUndefined();
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
    ['A [link][ref] and ![image](x.png).', 'A link and image.'],
    ['See <https://example.com/x>.', 'See example.com/x.'],
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
    expect(excerpt(body)).toBe(text);
  });

  it('ends at a word, without its punctuation, within 160 characters', () => {
    const text = excerpt(`${'word, '.repeat(60)}end.`);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/word…$/);
  });

  it('of one word longer than that is cut inside the word', () => {
    expect(excerpt('x'.repeat(400))).toBe(`${'x'.repeat(159)}…`);
  });

  it('of an endless paragraph of open marks is found in no time', () => {
    const start = performance.now();
    excerpt('`a ``b __c '.repeat(100_000));
    contentTitle(`# ${'<!-- '.repeat(100_000)}`);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

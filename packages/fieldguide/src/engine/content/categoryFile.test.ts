import { describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../shared/errors.ts';
import { readCategoryFile } from './categoryFile.ts';

const read = (text: string, json = false) => readCategoryFile({ text, file: 'a/_category_', json });
const messages = (text: string, json = false) => read(text, json).diagnostics.map(formatDiagnostic);

describe('a category file', () => {
  it.each([
    [
      'label: Guides\nposition: 2\ncollapsed: false',
      false,
      { label: 'Guides', position: 2, collapsed: false, linkLine: 1 },
    ],
    ['{\n\t"label": "Guides",\n\t"link": null\n}', true, { label: 'Guides', link: null, linkLine: 3 }],
    [
      'label: Guides\nlink:\n  type: doc\n  id: intro',
      false,
      { label: 'Guides', link: { type: 'doc', id: 'intro' }, linkLine: 2 },
    ],
    [
      'link: {type: generated-index, slug: /all, title: All}',
      false,
      { link: { type: 'generated-index', slug: '/all', title: 'All' }, linkLine: 1 },
    ],
    ['', false, { linkLine: 1 }],
    ['# later\n', false, { linkLine: 1 }],
  ])('%j is read', (text, json, expected) => {
    expect(read(text, json)).toEqual({ category: { file: 'a/_category_', ...expected }, diagnostics: [] });
  });

  it.each([
    [
      'label: Guides\n\tposition: 2',
      'a/_category_:2:1: error: invalid YAML: tab characters must not be used in indentation. Indent with spaces; YAML allows no tabs.',
    ],
    [
      'label: Guides\nposition: first',
      'a/_category_:2:1: error: "position" in the category file is wrong: expected number, received string. Change the value, or quote it if it should be text.',
    ],
    [
      'label: position\nposition: first',
      'a/_category_:2:1: error: "position" in the category file is wrong: expected number, received string. Change the value, or quote it if it should be text.',
    ],
    [
      'label: A\nlink:\n  type: page',
      'a/_category_:2:1: error: "link" in the category file is wrong: expected "type: generated-index", or "type: doc" with an "id". Change the value, or quote it if it should be text.',
    ],
    ['- label', 'a/_category_:1:1: error: the category file is not a list of "key: value" lines.'],
    ['label', 'a/_category_:1:1: error: the category file is not a list of "key: value" lines.'],
  ])('%j is an error at its line', (text, message) => {
    expect(messages(text)).toEqual([message]);
    expect(read(text).category).toBeUndefined();
  });

  it('of JSON that is none is an error at its line', () => {
    expect(messages('{\n  "label": "Guides\n}', true)).toEqual([
      expect.stringMatching(
        /^a\/_category_:\d+:\d+: error: invalid YAML: unexpected end of the stream within a double quoted scalar\./,
      ),
    ]);
  });

  it('with an unknown key is a warning that names the nearest known one, and is read all the same', () => {
    expect(messages('label: A\ncolapsed: true\nweather: fine')).toEqual([
      'a/_category_:2:1: warning: unknown key "colapsed" in the category file. Did you mean "collapsed"?',
      'a/_category_:3:1: warning: unknown key "weather" in the category file. Remove it, because it has no effect.',
    ]);
    expect(read('label: A\ncolapsed: true').category?.label).toBe('A');
  });

  it('with a text that a comma cuts is an error at its place, and is read all the same', () => {
    const { category, diagnostics } = read('label: A\nlink: { type: generated-index, title: One, two }');
    expect(diagnostics.map(formatDiagnostic)).toEqual([
      expect.stringMatching(/^a\/_category_:2:44: error: "two" between braces has no value\./),
    ]);
    expect(category?.label).toBe('A');
  });

  it('holds the product’s name in its texts, and its slug in routes and ids', () => {
    const product = { name: 'Acme Base', slug: 'acme-base' };
    const text =
      "label: 'About {product}'\ndescription: '{product-slug} of {product}'\nlink: {type: generated-index, slug: '/what-is-{product}', title: '{product}'}";
    expect(readCategoryFile({ text, file: 'f', json: false, product }).category).toMatchObject({
      label: 'About Acme Base',
      description: 'acme-base of Acme Base',
      link: { slug: '/what-is-acme-base', title: 'Acme Base' },
    });
    const doc = readCategoryFile({
      text: "link: {type: doc, id: 'what-is-{product}'}",
      file: 'f',
      json: false,
      product,
    });
    expect(doc.category?.link).toEqual({ type: 'doc', id: 'what-is-acme-base' });
  });
});

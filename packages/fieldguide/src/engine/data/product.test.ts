import { describe, expect, it } from 'vitest';
import { replaceProduct, replaceProductInLine } from './product.ts';

const product = { name: 'Acme Base', slug: 'acme-base' };

describe('the product on a line', () => {
  it.each([
    ['Install {product} now.', 'Install Acme Base now.'],
    ['# What is {product}?', '# What is Acme Base?'],
    ['{product} and {product}', 'Acme Base and Acme Base'],
    ['The {product-slug}-ctl tool', 'The acme-base-ctl tool'],
    ['Write \\{product} in a page.', 'Write {product} in a page.'],
    ['Write \\{product-slug} too.', 'Write {product-slug} too.'],
    ['[{product}](/what-is-{product}/)', '[Acme Base](/what-is-acme-base/)'],
    ['[a](</what-is-{product}/> "About {product}")', '[a](</what-is-acme-base/> "About Acme Base")'],
    ['![{product} at work](./{product}.png)', '![Acme Base at work](./acme-base.png)'],
    ['[ref]: /what-is-{product}/ "{product}"', '[ref]: /what-is-acme-base/ "Acme Base"'],
    ['  [ref]: </what-is-{product}/>', '  [ref]: </what-is-acme-base/>'],
    ['<a href="/what-is-{product}/">{product}</a>', '<a href="/what-is-acme-base/">Acme Base</a>'],
    [
      'See https://{product}.example/{product} of {product}.',
      'See https://acme-base.example/acme-base of Acme Base.',
    ],
    ['<https://{product}.example>', '<https://acme-base.example>'],
    ['systemctl status {product-slug} # {product}', 'systemctl status acme-base # Acme Base'],
    ['{products} and {Product} and { product }', '{products} and {Product} and { product }'],
  ])('%s', (line, expected) => {
    expect(replaceProductInLine(line, product).line).toBe(expected);
  });

  it('keeps a name that a replacement would read as a pattern', () => {
    expect(replaceProductInLine('The {product}.', { name: '$& $1', slug: 'x' }).line).toBe('The $& $1.');
    expect(replaceProduct('The {product}.', { name: '$& $1', slug: 'x' })).toBe('The $& $1.');
  });

  it('tells how far the text behind each replacement moved', () => {
    const { line, shifts } = replaceProductInLine('{product} [a](/x/) {product-slug} end', product);
    expect(line).toBe('Acme Base [a](/x/) acme-base end');
    expect(shifts).toEqual([
      { column: 10, shift: 0 },
      { column: 29, shift: 5 },
    ]);
  });
});

describe('the product in a value', () => {
  it.each([
    ['About {product}', 'text', 'About Acme Base'],
    ['/what-is-{product}/', 'target', '/what-is-acme-base/'],
    ['{product-slug}', 'text', 'acme-base'],
    ['\\{product}', 'text', '{product}'],
    ['\\{product}', 'target', '{product}'],
  ] as const)('%s as %s is %s', (value, kind, expected) => {
    expect(replaceProduct(value, product, kind)).toBe(expected);
  });
});

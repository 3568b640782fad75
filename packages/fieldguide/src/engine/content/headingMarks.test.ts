import { describe, expect, it } from 'vitest';
import { takeHeadingMarks } from './headingMarks.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { plainText } from './plainText.ts';

/** The words of a heading, its id, and what it applies to. */
function read(markdown: string) {
  const heading = parseMarkdown(markdown).children[0];
  if (heading?.type !== 'heading') return undefined;
  const { id, applies } = takeHeadingMarks(heading);
  return [plainText(heading, { text: { of: () => '' }, isText: () => false }), id, applies?.trim()];
}

describe('the marks of a heading', () => {
  it.each([
    ['## Ports', ['Ports', undefined, undefined]],
    ['## Ports {#ports}', ['Ports', 'ports', undefined]],
    ['## Ports{#ports}', ['Ports', 'ports', undefined]],
    ['### Ports {#the-ports} ###', ['Ports', 'the-ports', undefined]],
    ['## Ports {#größe_x}', ['Ports', 'größe_x', undefined]],
    ['## Ports `x` {#ports}', ['Ports x', 'ports', undefined]],
    ['Ports {#ports}\n---', ['Ports', 'ports', undefined]],
    ['## {#ports}', ['', 'ports', undefined]],
    ['## Ports { #ports }', ['Ports { #ports }', undefined, undefined]],
    ['## Ports `{#ports}`', ['Ports {#ports}', undefined, undefined]],
    ['## Ports {#a} {#b}', ['Ports {#a}', 'b', undefined]],
    ['## Ports {#a} and {#b}', ['Ports {#a} and', 'b', undefined]],
    ['## Ports {applies release="19.05"}', ['Ports', undefined, 'release="19.05"']],
    ['## Ports {applies release="19.05" for="A B"} {#x}', ['Ports', 'x', 'release="19.05" for="A B"']],
    ['## Ports {#x} {applies release="19.05"}', ['Ports', 'x', 'release="19.05"']],
    ['## Ports {applies}', ['Ports {applies}', undefined, undefined]],
    ['## Ports {product}', ['Ports {product}', undefined, undefined]],
  ])('of %j', (written, marks) => {
    expect(read(written)).toEqual(marks);
  });

  it('of an endless heading are found in no time', () => {
    const start = process.cpuUsage();
    read(`## ${' '.repeat(50_000)}x ${'{#a '.repeat(50_000)}`);
    read(`## x${' '.repeat(50_000)}y`);
    read(`## x ${'{#a}'.repeat(50_000)}`);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3_000);
  });
});

import { describe, expect, it } from 'vitest';
import { contextOf, lintPage, say } from '../../../tests/support/lintPage.ts';
import { loadSpeller } from './loadSpeller.ts';
import { spelling } from './spelling.ts';

const speller = await loadSpeller();
const context = contextOf({ dictionary: 'subnet\nVMware\nMain Appliance\niSCSI', speller });
const unknown = (body: string) =>
  say(spelling, lintPage(body), context).map((fault) => fault.replace(' is not in any dictionary', ''));

describe('spelling', () => {
  it.each([
    'The subnets of a Subnet, one subnet’s mask.',
    'VMware hosts; iSCSI disks.',
    "It doesn't matter.",
    'A well-known, rack-mounted, SNMP-based device.',
    'SNMPv3, IPs, SSH, x86, v1.2, 10GbE.',
    'Use `qwertz` and **Qwertz** and https://qwertz.example/asdf, see [qwertz.example.com](/a/).',
    '```text\nqwertz\n```',
    'Color, license, canceled.',
    'Names: 日本語, Русский.',
    '<!-- qwertz -->',
  ])('passes %j', (body) => {
    expect(unknown(body)).toEqual([]);
  });

  it.each([
    ['A discovrey.', ['1:3 "discovrey".']],
    ['Text\nand discovrey, twice discovrey.', ['2:5 "discovrey".']],
    ['Colour and licence.', ['1:1 "Colour".', '1:12 "licence".']],
    ['An Vmware host.', ['1:4 "Vmware".']],
    ['| a | b |\n| --- | --- |\n| good | badd |', ['3:10 "badd".']],
    ['## Discovrey', ['1:4 "Discovrey".']],
    ['[a discovrey](/a/)', ['1:4 "discovrey".']],
    ['> quoted\n> discovrey', ['2:3 "discovrey".']],
  ])('finds %j', (body, faults) => {
    expect(unknown(body)).toEqual(faults);
  });

  it('reads the texts of the front matter and names the nearest word', () => {
    const page = lintPage('', { title: 'A', description: 'Find a discovrey.' });
    expect(spelling(page, context)).toMatchObject([
      {
        line: 3,
        hint: 'Did you mean "discovery"? If the word is correct, add it to site/dictionary.txt.',
      },
    ]);
  });
});

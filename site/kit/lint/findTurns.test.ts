import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contextOf, lintPage, say } from '../../../tests/support/lintPage.ts';
import { turnsOfPhrase } from './findTurns.ts';
import { TURNS } from './turns.ts';

const codes = (body: string) => [
  ...new Set(turnsOfPhrase(lintPage(body), contextOf()).map(({ code }) => code)),
];
const cell = (text: string) => `| What you see | Why |\n| --- | --- |\n| ${text} | Why |`;

describe('the table of docs/writing.md', () => {
  const guide = readFileSync('docs/writing.md', 'utf8');
  const section = /\n## Turns of phrase\n(?<text>[\s\S]*?)\n## /.exec(guide)?.groups?.text ?? '';
  const rows = [...section.matchAll(/^\| `(?<code>[a-z-]+)` \| (?<wrong>.+?) \| (?<right>.+) \|$/gm)].map(
    ({ groups: { code = '', wrong = '', right = '' } = {} }) => ({ code, wrong, right }),
  );

  it('has the rules, in their order', () => {
    expect(rows.map(({ code }) => code)).toEqual(TURNS.map(({ code }) => code));
  });

  it.each(rows)('$code: "$wrong" becomes "$right"', ({ code, wrong, right }) => {
    const { column } = TURNS.find((turn) => turn.code === code) ?? {};
    const body = (text: string) => (column === undefined ? text : cell(text));
    expect(codes(body(wrong))).toContain(code);
    expect(codes(body(right))).not.toContain(code);
  });
});

describe('turns of phrase that no page uses', () => {
  it.each([
    ['fronted-what', 'Ask it. What a firewall drops, Nmap cannot see.'],
    ['fronted-what', 'What a function needs by decision is the subject of a business service.'],
    ['opening-where', '| A |\n| --- |\n| Where it is missing, the chart has a gap. |'],
    ['of-own', 'It has a store of its own.'],
    ['alone', 'Send the name alone.'],
    ['alone', 'It needs `name` alone.'],
    ['is-no', 'A row without it is no fault.'],
    ['see', 'It affects posts too, see [records](/a/).'],
    ['see', '| A |\n| --- |\n| the console, see below |'],
    ['percent', 'At 95 % of it.'],
    ['nobody', 'It is nowhere.'],
    ['speaking', 'The report tells which it is.'],
    ['ordinal', 'The second prints the rows.'],
    ['tick', 'Untick it, or leave it ticked.'],
    ['fronted-with', 'Wait: Without a schedule, it runs once.'],
    ['refused', 'Access is refused.'],
    ['answer', 'A switch that answers on `443`.'],
    ['diagnosis', cell('No email arrives; **Test Mail Server** fails')],
    ['label-last', 'Open its new list **Jobs**.'],
    ['label-last', '**Analytics > Jobs Dashboard**, tab **Running**, has it.'],
    ['seen', '1. *Seen:* the form is empty.'],
    ['from-on', 'From there, `19.06` counts from `19.06` on.'],
    ['from-on', 'The rule acts from the next run on.'],
    ['as-bare', 'Enter the name as alias and save.'],
    ['lack', 'Records that lack a type.'],
    ['further', 'Further conditions apply.'],
    ['at-the-left', 'It is at the right.'],
    ['in-part', 'A name, exact or in part'],
    ['tick', '```screen\ntitle: A\nfields:\n  - { label: B, note: "Tick it." }\n```'],
    ['by-hand', '```mermaid\nflowchart TD\n  accDescr: It is done by hand.\n  A --> B\n```'],
  ])('%s: %j', (code, body) => {
    expect(codes(body)).toEqual([code]);
  });

  it.each([
    'What did you see? What to do: wait.',
    '- What you did, what you expected and what happened.',
    'Where does it run?',
    'It has its own store. It stands alone, leave the file alone.',
    'There is no fault. It is no longer there. The value is no older than that.',
    'For details, see [records](/a/). See below.',
    'Give it ranges, see the results, and turn them into jobs.',
    'At 95% of it, `95 %` in code.',
    'Support tells you. A reader who knows it.',
    '| What you see | Where |\n| --- | --- |',
    '## What a firewall drops, Nmap cannot see.',
    'A ticket, `tick`, **Tick** and [a link](/tick/by-hand/).',
    'It prints "the call is refused, and the answer lacks a tick".',
    '```text output\nRequest refused by hand\n```',
    'The connection is refused. TCP refuses it.',
    'The FAQ page has short answers. Answer the question. An answer file.',
    'Use it with a key. Work with or without it, and save.',
    cell('A list of hosts and the ports, but no names'),
    '| Field | Meaning |\n| --- | --- |\n| It is set, and the job runs | x |',
    'Open the **Security** tab, switch **Report Schedule** on, and set the variable `HOME`.',
    'Read it from the page on the appliance, from an RC on `443`, from jobs with **Start** on.',
    'Save it as text, run it as root, and use it as a target, such as directory or backup servers.',
    'A lack of memory. It goes further, and no further. See further down.',
    'Some customers wait a few minutes.',
    'It is at the right end, at the right time.',
    'The names of devices; all names are lowercase.',
    'The icon turns green. Turn to the next page.',
    'If you should lose it, wait.',
  ])('not in %j', (body) => {
    expect(codes(body)).toEqual([]);
  });

  it('each with its place', () => {
    const bodies = ['One.\n\n- Two. It has\n  a store of its own.', 'One.\n\nOpen the tab **Security**.'];
    expect(bodies.flatMap((body) => say(turnsOfPhrase, lintPage(body)))).toEqual([
      '4:11 "of its own" is a phrase to avoid.',
      '3:10 "tab" stands before its label.',
    ]);
  });

  it('in drawings, at their line', () => {
    const body = 'One.\n\n```screen\ntitle: A\nfields:\n  - { label: B, note: "Tick it." }\n```';
    expect(say(turnsOfPhrase, lintPage(body))).toEqual(['6:1 "Tick" is a phrase to avoid.']);
  });

  it('in the description, at its key', () => {
    expect(say(turnsOfPhrase, lintPage('One.', { title: 'A', description: 'Run it by hand.' }))).toEqual([
      '3:1 "by hand" is a phrase to avoid.',
    ]);
  });
});

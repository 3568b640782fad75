import { describe, expect, it } from 'vitest';
import { contextOf, lintPage, say } from '../../../tests/support/lintPage.ts';
import type { Entry, Model } from '../product/model.ts';
import { emptyModel } from '../product/model.ts';
import { ENTRY_KINDS, type Screen } from '../product/schema.ts';
import { hedges, hedgingAdverbs } from './hedges.ts';
import { unknownLabels } from './knownLabels.ts';
import { unusedEntries } from './unusedEntries.ts';

function screensOf(screens: Readonly<Record<string, object>>): Model['screens'] {
  return new Map(
    Object.entries(screens).map(([id, given]): [string, Entry<Screen>] => {
      const place = { line: 1, column: 1 };
      return [
        id,
        {
          id,
          file: 'a.yaml',
          ...place,
          value: ENTRY_KINDS.screens.parse({ title: id, ...given }),
          placeOf: () => place,
        },
      ];
    }),
  );
}

const model: Model = {
  ...emptyModel(),
  screens: screensOf({
    snmp: { menu: 'Discovery > SNMP', kind: 'list', columns: { 'Job Name': null } },
    job: {
      from: 'snmp',
      kind: 'form',
      fields: { Port: null, Version: { choices: ['v2c', 'v3'] } },
      buttons: { 'Run Now': null },
      tabs: { Schedule: null },
    },
    report: { from: 'job', kind: 'page', labels: { Details: null } },
    racks: { menu: 'DataCenter > Racks', kind: 'page', actions: { Mount: null } },
    azure: { program: 'Azure portal', kind: 'page', fields: { Region: null } },
  }),
};
const context = contextOf({
  menu: 'Discovery > SNMP\nDataCenter > Racks',
  otherMenus: 'AWS console\tImages > AMIs',
  model,
});
const unknown = (body: string) => say(unknownLabels, lintPage(body), context);

describe('a label', () => {
  it.each([
    'Open **Discovery > SNMP**, select **Create**, enter **Port**, choose **v3**, **Save**, then **Run Now**.',
    'Open **Discovery > SNMP > Create**. On **Schedule**, **Details** shows the run.',
    '```screen\nscreen: job\n```\n\n**Port** and the column **Job Name** of the list.',
    '```product\nfields: job\n```\n\n**Port**',
    '```screen\nscreen: azure\n```\n\n**Region**',
    'The menus **Discovery** and **Racks**.',
    'Open **Images** in AWS, then **AMIs**.',
    '**Worked example.** One **Mount:** and **Why?**',
  ])('is known by the screens that the page opens: %j', (body) => {
    expect(unknown(body)).toEqual([]);
  });

  it.each([
    [
      '**Port**',
      '1:1 no screen that this page opens has the label "Port". It is on "job": name the menu path',
    ],
    [
      'Open **Discovery > SNMP**.\n\n**Prot**',
      '3:1 no screen that this page opens has the label "Prot". Did you mean "Port"?',
    ],
    [
      'Open **DataCenter > Racks** and **Somewhere Else Entirely**',
      'Add it to a screen of the model that is opened here (racks)',
    ],
    ['Open **Discovery > SNMP > Clone all**', 'has the label "Discovery > SNMP > Clone all"'],
    ['Open **DataCenter > Racks** and **Create**', 'has the label "Create"'],
    ['**Discovery > SNPM**', 'Did you mean "Discovery > SNMP"?'],
    ['**Console > SNMP**', 'If it is of another program, add it to site/data/other-menus.tsv.'],
    ['**Discovery > SNMP > Create > Save**', 'It can lead at most one step on from a screen'],
  ])('of no such screen is told: %j', (body, fault) => {
    expect(unknown(body).join('\n')).toContain(fault);
  });

  it('is not looked up where a site has no model', () => {
    expect(say(unknownLabels, lintPage('**Port**'), contextOf())).toEqual([]);
  });
});

it('entries that no page uses are told', () => {
  const page = lintPage('Open **Discovery > SNMP**.\n\n```screen\nscreen: azure\n```');
  const place = { file: 'b.yaml', line: 1, column: 1, placeOf: () => ({ line: 1, column: 1 }), value: {} };
  const fields = new Map(['Port', 'Gate'].map((id) => [id, { id, ...place }]));
  expect(unusedEntries([page], { ...model, fields }).map(({ message }) => message)).toEqual([
    'no page uses "racks".',
    'no page uses "Gate".',
  ]);
});

describe('a hedge', () => {
  it.each([
    'Enter it if the form has such a field.',
    'Choose the category for VLANs.',
    'Choose the NAT category for it.',
    'Choose a category with `Update` in its name.',
    'The comment of the header says what it takes.',
    'If you cannot find it, ask support.',
    'Ask support where it is.',
    'Sign in with the first-login account.',
  ])('about our own product is told: %j', (body) => {
    expect(say(hedges, lintPage(body))).not.toEqual([]);
  });

  it.each([
    'Enter the port if the vendor is HPE.',
    'Choose **VLANs - Create/Update VLANs**.',
    'If the job fails, ask support.',
    'If the list is empty, run the job.',
  ])('is no fact with its condition: %j', (body) => {
    expect(say(hedges, lintPage(body))).toEqual([]);
  });

  it('by an adverb is told, too', () => {
    expect(say(hedgingAdverbs, lintPage('It is usually a firewall.'))).toEqual([
      '1:7 "usually" leaves open what is true.',
    ]);
  });
});

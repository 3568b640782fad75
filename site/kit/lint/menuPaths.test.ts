import { describe, expect, it } from 'vitest';
import { contextOf, lintPage } from '../../../tests/support/lintPage.ts';
import { menuPaths } from './menuPaths.ts';

const context = contextOf({
  menu: 'Discovery\nDiscovery > SNMP\nTools\nTools > Settings\nTools > Settings > Licensing\nAppliance Manager > Application > Restart Application',
  otherMenus: 'AWS console\tImages > AMIs',
});
const hints = (body: string) =>
  menuPaths(lintPage(body), context).map(({ line, column, hint }) => `${line}:${column} ${hint}`);

describe('menu paths', () => {
  it.each([
    'Open **Discovery > SNMP**.',
    'Open **Tools > Settings > Licensing > Upload**.',
    'Open **Images > AMIs** of AWS.',
    'A **label** and a **Tools** menu.',
  ])('of the map pass: %j', (body) => {
    expect(hints(body)).toEqual([]);
  });

  it.each([
    ['**Discovery > SNPM**', '1:1 Did you mean "Discovery > SNMP"?'],
    [
      '**Application > Restart Application**',
      '1:1 Did you mean "Appliance Manager > Application > Restart Application"?',
    ],
    ['**Discovery > SNMP > Create > Save**', 'followed by at most one tab or button of it'],
    ['**Tools > Somewhere Else Entirely**', 'Use the path of a screen in site/data/product/screens'],
    ['**Blue > Green**', 'add it to site/data/other-menus.tsv.'],
  ])('that no menu has are told: %j', (body, hint) => {
    expect(hints(body).join('\n')).toContain(hint);
  });

  it('are not read where a site has no map', () => {
    expect(menuPaths(lintPage('**Blue > Green**'), contextOf())).toEqual([]);
  });
});

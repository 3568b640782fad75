import fs from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { stem } from './analysis/stem.ts';
import { shippedSynonyms, termGroups } from './indexing/synonymTable.ts';
import { synonymGroups } from './synonyms.ts';

it('reads equals and one-way entries', () => {
  const groups = synonymGroups([['k8s', 'kubernetes'], { from: ['box'], to: ['device', 'server'] }]);
  expect(groups).toEqual([
    { from: ['k8s', 'kubernetes'], to: ['k8s', 'kubernetes'] },
    { from: ['box'], to: ['device', 'server'] },
  ]);
});

it('ships only what can find something on the site', () => {
  const equal = (...terms: string[]) => ({ from: terms, to: terms });
  const roots = new Set(['kubernetes', 'sso', 'sign', 'single', 'on', 'singlesignon', 'device'].map(stem));
  const groups = [
    { ...equal('k8s', 'kubernetes') },
    { ...equal('sso', 'single sign-on', 'single sign on') },
    { from: ['box'], to: ['device', 'server'] },
    { from: ['appliance', 'box'], to: ['device'] },
    { ...equal('dns', 'domain name system') },
  ];
  expect(shippedSynonyms(termGroups(groups, stem), roots, stem)).toEqual([
    'k8s,kubernetes',
    'sso,single sign on',
    'appliance,box>device',
  ]);
});

it('the general terms have no faults', () => {
  const terms = z.array(z.string('expected words only; put quotes around numbers, yes and no').trim().min(1));
  const entry = z.union([terms.min(2), z.strictObject({ from: terms.min(1), to: terms.min(1) })]);
  const text = fs.readFileSync(path.join(import.meta.dirname, 'it-terms.yaml'), 'utf8');
  expect(z.array(entry).parse(load(text)).length).toBeGreaterThan(100);
});

import { describe, expect, it } from 'vitest';
import { FieldguideError, formatDiagnostic } from '../../shared/errors.ts';
import { validateConfig } from './validate.ts';

const HOSTED = { provider: 'algolia', applicationId: 'APP1', searchApiKey: 'public', indexName: 'docs' };

const accepted = (search: unknown) => validateConfig({ title: 'x', search }, 'f').search;

/** What is said of settings that are refused, for a file that is laid out as JSON. */
function refused(search: unknown): string[] {
  const source = `export default ${JSON.stringify({ title: 'x', search }, undefined, 2)}`;
  try {
    validateConfig({ title: 'x', search }, 'site.config.ts', source);
  } catch (error) {
    if (error instanceof FieldguideError) return error.diagnostics.map(formatDiagnostic);
    throw error;
  }
  throw new Error('The settings were expected to be refused.');
}

describe('search settings', () => {
  it.each([
    [undefined, { provider: 'embedded' }],
    [false, false],
    [{ provider: 'embedded' }, { provider: 'embedded' }],
    [HOSTED, HOSTED],
  ])('%j give %j', (given, expected) => {
    expect(accepted(given)).toEqual(expected);
  });

  it('take hosts of their own and a rule for addresses', () => {
    const search = {
      ...HOSTED,
      hosts: ['https://proxy.example.com/search', 'http://127.0.0.1:7700', 'http://localhost:1'],
      externalUrl: { pattern: '^https://docs\\.example\\.com', replacement: '' },
    };
    expect(accepted(search)).toEqual(search);
  });

  it.each([
    [true, 'site.config.ts:3:3: error: "search" is wrong: expected object, received boolean.'],
    [{}, 'error: "search.provider" is missing. Known providers: embedded, algolia.'],
    [{ provider: 'algola' }, 'error: unknown search provider "algola". Did you mean "algolia"?'],
    [{ provider: 'embedded', indexName: 'x' }, 'unknown key "indexName" in "search". Known keys: provider.'],
    [
      { ...HOSTED, indexNam: 'x' },
      '8:5: error: unknown key "indexNam" in "search". Did you mean "indexName"?',
    ],
    [{ ...HOSTED, indexName: undefined }, '"search.indexName" is missing. Add it.'],
    [{ ...HOSTED, applicationId: 'a.evil.example/' }, 'an application id contains only letters and digits'],
    [{ ...HOSTED, hosts: ['proxy'] }, 'write a full address'],
    [{ ...HOSTED, hosts: ['http://proxy.example.com'] }, 'write an https address'],
    [{ ...HOSTED, hosts: ['http://localhost.example.com'] }, 'write an https address'],
    [{ ...HOSTED, hosts: ['https://me@proxy.example.com'] }, 'write an https address'],
    [{ ...HOSTED, externalUrl: { pattern: '' } }, '"search.externalUrl.pattern" is wrong'],
  ])('%j are refused: %s', (given, message) => {
    expect(refused(given).join('\n')).toContain(message);
  });

  it('name the line of an expression that is none', () => {
    const externalUrl = { pattern: 'https://(docs', replacement: '' };
    expect(refused({ ...HOSTED, externalUrl })).toEqual([
      'site.config.ts:9:7: error: "search.externalUrl.pattern" is wrong: it is not a valid regular expression: Unterminated group. See docs/configuration.md for what it takes.',
    ]);
  });

  it.each(['adminApiKey', 'admin_key', 'writeApiKey'])('have no place for a secret: %s', (key) => {
    const [message = ''] = refused({ ...HOSTED, [key]: 'top-secret' });
    expect(message).toContain(`unknown key "${key}" in "search". Remove it: settings are public.`);
    expect(message).toContain('FIELDGUIDE_SEARCH_ADMIN_KEY');
    expect(message).not.toContain('top-secret');
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FeedbackReport } from '../../shared/feedback.ts';
import { createTranslate } from '../../shared/texts/translate.ts';
import { createIssueProvider } from './provider.ts';

const report: FeedbackReport = {
  page: { route: '/ports/', title: 'Ports', canonical: 'https://docs.example/ports/' },
  helpful: false,
  missing: 'UDP ports',
};

function setUp({ online = true, blocked = false } = {}) {
  const opened: string[] = [];
  const open = (url: string) => {
    opened.push(url);
    return blocked ? null : {};
  };
  vi.stubGlobal('window', { open });
  vi.stubGlobal('navigator', { onLine: online });
  return { provider: createIssueProvider('https://git.example/new', createTranslate()), opened };
}

afterEach(() => vi.unstubAllGlobals());

describe('the feedback provider "issue"', () => {
  it('opens the filled-in form within the call itself, as browsers ask for', async () => {
    const { provider, opened } = setUp();
    const sending = provider.send(report);
    expect(opened).toEqual([provider.href?.(report)]);
    expect(new URL(opened[0] ?? '').searchParams.get('body')).toContain('UDP ports');
    await sending;
  });

  it('fails where the tab was blocked, so that the text is kept', async () => {
    await expect(setUp({ blocked: true }).provider.send(report)).rejects.toThrow(
      'The browser did not open the new tab.',
    );
  });

  it('opens nothing while offline', async () => {
    const { provider, opened } = setUp({ online: false });
    await expect(provider.send(report)).rejects.toThrow('You are offline');
    expect(opened).toEqual([]);
  });

  it('says so when the text is too long for an address', async () => {
    const { provider, opened } = setUp();
    await expect(provider.send({ ...report, missing: 'ä'.repeat(2_000) })).rejects.toThrow('too long');
    expect(opened).toEqual([]);
  });
});

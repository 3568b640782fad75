import { describe, expect, it } from 'vitest';
import { testDocument } from '../../../../tests/support/testDocument.ts';
import { type Answer, judgeAnswer, judgeDocument, type Outcome } from './fetchPage.ts';

const good = { ok: true, status: 200, type: 'basic', contentType: 'text/html' } as const;

describe('an answer by its envelope', () => {
  it.each<[string, Answer, Outcome | undefined]>([
    ['HTML is read', good, undefined],
    ['HTML with a charset is read', { ...good, contentType: 'text/html; charset=utf-8' }, undefined],
    [
      'a redirect, to whatever host, is followed by the browser',
      { ...good, ok: false, status: 0, type: 'opaqueredirect', contentType: '' },
      { type: 'fullLoad', reason: 'redirected' },
    ],
    ['404', { ...good, ok: false, status: 404 }, { type: 'fullLoad', reason: 'status 404' }],
    ['503', { ...good, ok: false, status: 503 }, { type: 'fullLoad', reason: 'status 503' }],
    [
      'something else than HTML',
      { ...good, contentType: 'application/pdf' },
      { type: 'fullLoad', reason: 'not HTML' },
    ],
  ])('%s', (_, answer, outcome) => {
    expect(judgeAnswer(answer)).toEqual(outcome);
  });
});

describe('an answer by its body', () => {
  const document = testDocument('/a/');

  it('shows a page of this build', () => {
    expect(judgeDocument(document, document.site.buildId)).toEqual({ type: 'ok', document });
  });

  it('loads a page without facts in full: a captive portal, a redirect page', () => {
    expect(judgeDocument(undefined, 'build-1')).toEqual({ type: 'fullLoad', reason: 'no page facts' });
  });

  it('loads a page of another build in full', () => {
    expect(judgeDocument(document, 'older')).toEqual({ type: 'fullLoad', reason: 'another build' });
  });
});

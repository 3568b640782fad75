import { describe, expect, it } from 'vitest';
import { testDocument } from '../testing.ts';
import { type Answer, decide, judgeAnswer, judgeDocument, type Outcome } from './judgeAnswer.ts';

const good = { kind: 'answer', ok: true, status: 200, redirected: false, contentType: 'text/html' } as const;
const error = new Error('Failed to fetch');

describe('an answer by its envelope', () => {
  it.each<[string, Answer, Outcome | undefined]>([
    ['HTML is read', good, undefined],
    ['HTML with a charset is read', { ...good, contentType: 'text/html; charset=utf-8' }, undefined],
    [
      'a redirect, to whatever host, is followed by the browser',
      { ...good, ok: false, status: 0, redirected: true, contentType: '' },
      { type: 'fullLoad', reason: 'redirected' },
    ],
    ['404', { ...good, ok: false, status: 404 }, { type: 'fullLoad', reason: 'status 404' }],
    ['503', { ...good, ok: false, status: 503 }, { type: 'fullLoad', reason: 'status 503' }],
    [
      'something else than HTML',
      { ...good, contentType: 'application/pdf' },
      { type: 'fullLoad', reason: 'not HTML' },
    ],
    ['a dead network', { kind: 'failure', error, aborted: false }, { type: 'failed', error }],
    ['a request given up', { kind: 'failure', error, aborted: true }, { type: 'aborted' }],
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

describe('what follows', () => {
  it.each<[Outcome, number, string]>([
    [{ type: 'ok', document: testDocument('/a/') }, 1, 'show'],
    [{ type: 'fullLoad', reason: 'status 404' }, 1, 'fullLoad'],
    [{ type: 'fullLoad', reason: 'status 404' }, 2, 'fullLoad'],
    [{ type: 'failed', error }, 1, 'retry'],
    [{ type: 'failed', error }, 2, 'unreachable'],
    [{ type: 'aborted' }, 1, 'retry'],
    [{ type: 'aborted' }, 2, 'nothing'],
  ])('%j at attempt %i: %s', (outcome, attempt, decision) => {
    expect(decide(outcome, attempt)).toBe(decision);
  });
});

import { describe, expect, it } from 'vitest';
import { testDocument } from '../../../../../../tests/support/testDocument.ts';
import { isHtml, judgeDocument } from './fetchPage.ts';

describe('an answer by its envelope', () => {
  it.each([
    ['HTML is read', 200, 'text/html', true],
    ['HTML with a charset is read', 200, 'text/html; charset=utf-8', true],
    ['404', 404, 'text/html', false],
    ['503', 503, 'text/html', false],
    ['something else than HTML', 200, 'application/pdf', false],
  ])('%s', (_, status, type, read) => {
    expect(isHtml(new Response('', { status, headers: { 'content-type': type } }))).toBe(read);
  });

  it('a redirect, to whatever host, is followed by the browser', () => {
    expect(isHtml({ ok: false, headers: new Headers() })).toBe(false);
  });
});

describe('an answer by its body', () => {
  const document = testDocument('/a/');

  it('shows a page of this build', () => {
    expect(judgeDocument(document, document.site)).toEqual({ type: 'ok', document });
  });

  it('loads a page without facts in full: a captive portal, a redirect page', () => {
    expect(judgeDocument(undefined, document.site)).toEqual({ type: 'fullLoad' });
  });

  it('loads a page of another build in full', () => {
    const older = { ...document.site, buildId: 'older' };
    expect(judgeDocument(document, older)).toEqual({ type: 'fullLoad' });
  });

  it('loads a page in another language in full: it has another shell', () => {
    const arabic = { ...document.site, baseUrl: '/ar/' };
    expect(judgeDocument(document, arabic)).toEqual({ type: 'fullLoad' });
  });
});

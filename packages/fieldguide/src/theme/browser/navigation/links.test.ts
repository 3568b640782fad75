import { describe, expect, it } from 'vitest';
import { clickVerdict, linkVerdict } from './links.ts';

const here = { location: 'https://docs.example/base/guide/?x=1#part', baseUrl: '/base/' };
const click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

function link(href: string, { hasDownload = false, target = '', rel = '' } = {}) {
  const hasAttribute = (name: string) => name === 'download' && hasDownload;
  return { href: new URL(href, here.location).href, target, rel, hasAttribute };
}

describe('where a link leads', () => {
  it.each([
    ['/base/other/', 'page'],
    ['/base/other/#part', 'page'],
    ['/base/other/index.html', 'page'],
    ['/base/other.html', 'page'],
    ['/base/caf%C3%A9/', 'page'],
    ['/base/release-notes/v1.2', 'page'],
    ['/base/release-notes/v1.2.x/', 'page'],
    ['/base/', 'page'],
    ['/base', 'page'],
    ['/base/guide/?x=2', 'page'],
    ['/base/guide/?x=1', 'same-page'],
    ['/base/guide/?x=1#other', 'fragment'],
    ['/base/guide/?x=1#', 'fragment'],
    ['#part', 'fragment'],
    ['/base/manual.pdf', 'browser'],
    ['/base/data/ports.csv?raw=1', 'browser'],
    ['/base/files/setup.tar.gz', 'browser'],
    ['/elsewhere/', 'browser'],
    ['/base-camp/', 'browser'],
    ['https://other.example/base/guide/', 'browser'],
    ['http://docs.example/base/other/', 'browser'],
    ['https://docs.example:8443/base/other/', 'browser'],
    ['mailto:someone@docs.example', 'browser'],
    ['javascript:void(0)', 'browser'],
    ['blob:https://docs.example/base/1', 'browser'],
  ])('%s: %s', (href, verdict) => {
    expect(linkVerdict(link(href), here)).toBe(verdict);
  });

  it('leaves links on file: to the browser', () => {
    const place = { location: 'file:///dist/guide/index.html', baseUrl: '/' };
    expect(linkVerdict(link('file:///dist/other/index.html'), place)).toBe('browser');
  });

  it('leaves an address that cannot be parsed to the browser', () => {
    expect(linkVerdict({ ...link('/base/other/'), href: 'https://[' }, here)).toBe('browser');
  });
});

describe('whose a click is', () => {
  it.each<[string, Parameters<typeof link>[1], Partial<typeof click>]>([
    ['a new window', { target: '_blank' }, {}],
    ['a named frame', { target: 'preview' }, {}],
    ['a download', { hasDownload: true }, {}],
    ['a link marked external', { rel: 'noopener external' }, {}],
    ['a modifier key', {}, { ctrlKey: true }],
    ['the middle button', {}, { button: 1 }],
    ['a click somebody handled', {}, { defaultPrevented: true }],
  ])("the browser's: %s", (_, linkChange, clickChange) => {
    const verdict = clickVerdict(link('/base/other/', linkChange), { ...click, ...clickChange }, here);
    expect(verdict).toBe('browser');
  });

  it('ours: a plain click, also with target _self and other rel values', () => {
    const plain = link('/base/other/', { target: '_self', rel: 'next' });
    expect(clickVerdict(plain, click, here)).toBe('page');
  });
});

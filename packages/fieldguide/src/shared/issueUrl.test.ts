import { describe, expect, it } from 'vitest';
import { issueUrl } from './issueUrl.ts';

const page = { route: '/ports/', title: 'Ports & <rules>', canonical: 'https://docs.example/ports/' };

function bodyOf(url: string): string | null {
  return new URL(url).searchParams.get('body');
}

describe('issueUrl', () => {
  it('fills in title and page, and keeps what the URL brings along', () => {
    const url = new URL(issueUrl('https://git.example/new?labels=docs', page));
    expect(url.searchParams.get('labels')).toBe('docs');
    expect(url.searchParams.get('title')).toBe('Page feedback: Ports & <rules>');
    expect(bodyOf(url.href)).toBe('Page: https://docs.example/ports/\n\n');
  });

  it('names the route where the site does not know its address', () => {
    expect(bodyOf(issueUrl('https://git.example/new', { ...page, canonical: '' }))).toBe('Page: /ports/\n\n');
  });

  it('fills in the answers', () => {
    const answers = { helpful: false, missing: ' UDP & "TCP" 100 %\nports ' };
    expect(bodyOf(issueUrl('https://git.example/new', page, answers))).toBe(
      'Page: https://docs.example/ports/\nHelpful: no\n\nWhat was missing:\nUDP & "TCP" 100 %\nports\n\n',
    );
  });

  it('leaves out what was not answered', () => {
    const answers = { helpful: true, missing: '  ' };
    expect(bodyOf(issueUrl('https://git.example/new', page, answers))).toBe(
      'Page: https://docs.example/ports/\nHelpful: yes\n\n',
    );
  });

  it('leaves a URL alone that it cannot read', () => {
    expect(issueUrl('/feedback', page)).toBe('/feedback');
  });
});

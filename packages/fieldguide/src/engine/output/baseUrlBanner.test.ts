import { describe, expect, it } from 'vitest';
import { testDocument } from '../../../../../tests/support/testDocument.ts';
import { createTranslate } from '../../shared/texts/translate.ts';
import { baseUrlBanner } from './document.ts';

const { site } = testDocument('/');
const t = createTranslate();

describe('the wrong base URL banner', () => {
  it('says what is configured and what to do', () => {
    const html = baseUrlBanner({ kind: 'home', route: '/' }, { ...site, baseUrl: '/docs/' }, t);
    expect(html).toContain(`built with <code>baseUrl: '/docs/'</code>`);
    expect(html).toContain('Set <code>baseUrl</code> in <code>site.config.ts</code>');
    expect(html).not.toMatch(/\sstyle=|<script|<style/);
  });

  it('stands in the home page only, whatever kind of page that is', () => {
    expect(baseUrlBanner({ kind: 'doc', route: '/' }, site, t)).not.toBe('');
    expect(baseUrlBanner({ kind: 'doc', route: '/guide/' }, site, t)).toBe('');
    expect(baseUrlBanner({ kind: 'not-found', route: '/404/' }, site, t)).toBe('');
  });
});

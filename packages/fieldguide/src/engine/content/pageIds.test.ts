import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PageIds } from './pageIds.ts';

describe('The ids of a page', () => {
  it.each([
    ['overview', 'overview', 'overview-1'],
    // Parts of a page have ids that no text is turned into.
    ['diagram-1', 'diagram-1', 'diagram-1-1'],
    ['drawing-2-the-rack', 'drawing-2-the-rack', 'drawing-2-the-rack-1'],
    ['tabs', 'tabs', 'tabs-1'],
    ['shell-menu', 'shell-menu', 'shell-menu-1'],
    ['user-content-fn', 'user-content-fn', 'section-user-content-fn-1'],
    // An author may ask for one of those all the same.
    ['Tabs-1', 'section-Tabs-1', 'section-Tabs-1-1'],
    ['Diagram', 'Diagram', 'section-Diagram-1'],
    ['Shell-x', 'section-Shell-x', 'section-Shell-x-1'],
    ['user-content-fnref-1', 'section-user-content-fnref-1', 'section-user-content-fnref-1-1'],
    ['footnote-label', 'section-footnote-label', 'footnote-label-1'],
    ['section', 'section', 'section-1'],
    ['constructor', 'constructor', 'constructor-1'],
  ])('%s, asked for twice: %s and %s', (wanted, first, second) => {
    const ids = new PageIds();
    expect([ids.next(wanted), ids.next(wanted)]).toEqual([first, second]);
  });

  it('are always found, and always free', () => {
    const names =
      'Shell-a Shell- Tabs Tabs-1 Diagram Diagram-1 footnote-label user-content-fn user-content-fn-1 a'.split(
        ' ',
      );
    const name = fc
      .tuple(
        fc.constantFrom('', 'section-', 'section-section-'),
        fc.constantFrom(...names),
        fc.constantFrom('', '-1', '-1-1', '-2'),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 40 }), (wanted) => {
        const ids = new PageIds();
        const given = wanted.map((one) => ids.next(one));
        expect(new Set(given).size).toBe(wanted.length);
        expect(given.filter((id) => ids.isReserved(id))).toEqual([]);
      }),
    );
  });
});

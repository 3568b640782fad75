import type { List, Nodes } from 'mdast';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { h, list, paragraph, strong } from '../nodes.ts';
import type { BeforeItem } from './before.ts';

/** An item of the box, with its texts as nodes. */
interface BeforeEntry extends Pick<BeforeItem, 'label'> {
  texts: readonly Nodes[][];
}

/** What must be true before the task: a list of terms, so that it is read and printed as one. */
export function beforeBox(entries: readonly BeforeEntry[], t: Translate): { title: Nodes; items: List } {
  const title = t(english.before);
  const rows = entries.map(({ label, texts }) => {
    const [only = [], ...others] = texts;
    const content = others.length === 0 ? only : [h('ul', {}, ...texts.map((text) => h('li', {}, ...text)))];
    return h('div', {}, h('dt', {}, label), h('dd', {}, ...content));
  });
  const box = h(
    'div',
    { class: 'before', role: 'group', 'aria-label': title },
    h('p', { class: 'before-title' }, title),
    ...fold(entries, t),
    h('dl', {}, ...rows),
  );
  const items = entries.map(({ label, texts }) => {
    const [only = [], ...others] = texts;
    if (others.length === 0) return [paragraph(`${label}: `, ...only)];
    return [paragraph(`${label}:`), list(texts.map((text) => [paragraph(...text)]))];
  });
  return {
    title: { ...paragraph(strong(title)), data: { looks: [box] } },
    items: { ...list(items), data: { looks: [] } },
  };
}

/** How many lines phones show without being asked. */
const FEW = 3;

/** What folds a long box on phones. The list is outside of it, so that it shows wherever there is room. */
function fold(entries: readonly BeforeEntry[], t: Translate): Nodes[] {
  const count = entries.reduce((sum, { texts }) => sum + texts.length, 0);
  if (entries.length + count <= FEW) return [];
  const title = t(english.beforeCount, { count });
  return [h('details', { class: 'before-fold' }, h('summary', {}, title))];
}

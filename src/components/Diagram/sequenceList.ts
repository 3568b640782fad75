import { escapeHtml } from '../../shared/text.ts';
import type { Sequence, SequenceItem } from './readSequence.ts';

/** A sequence for phones: a list of who says what to whom, numbered through; blocks and remarks have no number. */
export function sequenceList({ participants, items }: Sequence): string {
  const names = new Map(participants.map(({ id, label }) => [id, escapeHtml(label.replace(/\n/g, ' '))]));
  const name = (id: string) => `<b>${names.get(id) ?? ''}</b>`;
  let number = 0;
  const entry = (item: SequenceItem): string => {
    if (item.kind === 'note')
      return `<li class="dg-remark">${item.of.map(name).join(', ')}: ${escapeHtml(item.text)}</li>`;
    if (item.kind === 'block')
      return item.parts
        .map(({ title, items }, index) => {
          const words = index === 0 ? `${item.word} ${title}` : title || 'or';
          return `<li class="dg-remark">${escapeHtml(words.trim())}<ol>${items.map(entry).join('')}</ol></li>`;
        })
        .join('');
    number += 1;
    const to = item.from === item.to ? '' : ` <span role="img" aria-label="to">→</span> ${name(item.to)}`;
    return `<li value="${number}">${name(item.from)}${to}<br>${escapeHtml(item.text)}</li>`;
  };
  return `<ol class="dg-narrow dg-talk">${items.map(entry).join('')}</ol>`;
}

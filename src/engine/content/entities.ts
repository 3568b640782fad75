import { markdownToMdast } from 'satteri';
import { decodeEntities } from '../../shared/text.ts';

/** All character references of a text: what `&eacute;` or `&nbsp;` stands for, the Markdown parser knows. */
export function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x?[\da-f]{1,7}|[a-z][\da-z]*);/gi, (entity) => {
    const plain = decodeEntities(entity);
    if (plain !== entity) return plain;
    const root = markdownToMdast(entity);
    const block = root.type === 'root' ? root.children[0] : undefined;
    const inline = block?.type === 'paragraph' ? block.children[0] : undefined;
    return inline?.type === 'text' ? inline.value : entity;
  });
}

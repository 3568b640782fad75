import { markdownToMdast } from 'satteri';

const ENTITIES: Record<string, string> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

/** Character references in the value of an attribute: numbers, and the few names that HTML itself needs. */
export function decodeEntities(value: string): string {
  return value.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(quot|apos|lt|gt|amp));/gi,
    (entity, hex?: string, decimal?: string, name?: string) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? entity;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );
}

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

/** A label without quotes and marks, its breaks as line breaks, its entities as what they mean. */
export function labelText(source: string): string {
  return source
    .trim()
    .replace(/^"([\s\S]*)"$/, '$1')
    .replace(/^`([\s\S]*)`$/, (_, text: string) => text.replace(/\*\*?|__?/g, ''))
    .replace(/\s*(?:<br\s*\/?>|\n|\\n)\s*/gi, '\n')
    .replace(/[#&](quot|amp|lt|gt|apos|nbsp|#?\d+);/g, (whole, name: string) => {
      const code = Number(name.replace('#', ''));
      return ENTITIES[name] ?? (code > 31 && code < 0x110000 ? String.fromCodePoint(code) : whole);
    })
    .trim();
}

const ENTITIES: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'", nbsp: ' ' };

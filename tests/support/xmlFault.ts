import type { SampleFault } from './codeSamples.ts';

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<![^>]*>|<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|<|&(?!(?:\w+|#\d+|#x[\da-f]+);)/gi;

/**
 * Tags that are not closed, attributes without quotes, a bare `<` or `&`. The names of placeholders
 * (`<appliance>`) are no tags.
 */
export function xmlFault(
  code: string,
  placeholders: ReadonlySet<string> = new Set(),
): SampleFault | undefined {
  const open: { name: string; index: number }[] = [];
  let roots = 0;
  const fault = (index: number, message: string): SampleFault => ({
    line: code.slice(0, index).split('\n').length,
    message,
  });
  for (const { 0: token, 1: slash, 2: name, 3: attributes, 4: empty, index } of code.matchAll(TOKEN)) {
    if (token === '<' || token === '&') return fault(index, `a "${token}" that begins nothing`);
    if (name === undefined || (attributes === '' && slash === '' && placeholders.has(name))) continue;
    if (slash === '/') {
      const last = open.pop();
      if (last?.name !== name)
        return fault(index, `</${name}> closes ${last ? `<${last.name}>` : 'nothing'}`);
    } else {
      if (open.length === 0) roots += 1;
      if (empty !== '/') open.push({ name, index });
    }
  }
  const last = open.at(-1);
  if (last) return fault(last.index, `<${last.name}> is not closed`);
  return roots === 0 ? fault(0, 'there is no element') : undefined;
}

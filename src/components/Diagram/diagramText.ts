/** Mermaid's own accessibility lines, which the renderer does not read. */
export function takeAccessibleText(source: string): { text: string; title?: string; description?: string } {
  let title: string | undefined;
  let description: string | undefined;
  const text = source
    .replace(/^---\n[\s\S]*?\n---\n/, (head) => {
      title = /^title:\s*(.+)$/m.exec(head)?.[1]?.trim();
      return '';
    })
    .replace(/^[ \t]*accTitle[ \t]*:[ \t]*(.+)\n?/m, (_, value: string) => {
      title = value.trim();
      return '';
    })
    .replace(/^[ \t]*accDescr[ \t]*(?::[ \t]*(.+)|\{([^}]*)\})\n?/m, (_, line?: string, block?: string) => {
      description = (line ?? block ?? '').replace(/\s+/g, ' ').trim();
      return '';
    });
  return { text, title, description };
}

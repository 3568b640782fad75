/** The statements of MDX that fill a line. A sentence that begins with "import" does not end like them. */
const STATEMENT =
  /^(?:import\s(?:[\w$*{][^'"]*\sfrom\s*)?(?:'[^']+'|"[^"]+")\s*;?\s*$|export\s+(?:(?:const|let|var)\s[^=]+=|(?:async\s+)?function\b\s*\*?\s*[\w$]*\s*\(|class\s+[\w$]+[^.]*\{|default\s+(?:(?:async\s+)?function\b|class\b|\(|\{|[\w$]+\s*;?\s*$)|(?:\{[^}]*\}|\*(?:\s+as\s+[\w$]+)?)\s*(?:from\s*['"]|;?\s*$)))/;
const COMMENT = /^\{\s*\/\*/;

/** What of MDX begins a block, where it begins a text. */
export function mdxStart(text: string): 'import' | 'export' | 'comment' | undefined {
  if (COMMENT.test(text)) return 'comment';
  const [line = ''] = text.split('\n', 1);
  if (!STATEMENT.test(line)) return undefined;
  return line.startsWith('import') ? 'import' : 'export';
}

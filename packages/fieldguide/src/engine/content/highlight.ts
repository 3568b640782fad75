import type { LanguageInput, ThemedToken } from 'shiki/core';
import type { DiagramOptions, DrawnDiagram } from '../../components/Diagram/drawDiagram.ts';
import type { ReadDiagram } from '../../components/Diagram/readDiagram.ts';
import { escapeHtml } from '../../shared/text.ts';
import type { FoundFence } from './codeFence.ts';
import { isSession, sessionLanguages } from './session.ts';

/** Languages that have no grammar because they need none. */
const PLAIN = new Set(['', 'text', 'plain', 'plaintext', 'txt', 'none', 'output']);

/** Names that other highlighters use for grammars we have. */
const ALIASES: Record<string, string> = {
  'shell-session': 'shellsession',
  'sh-session': 'shellsession',
  terminal: 'shellsession',
  golang: 'go',
  dotenv: 'ini',
};

/** True for languages that are shown as they are. */
export function isPlainLanguage(language: string): boolean {
  return PLAIN.has(language);
}

const LONG_LINE = 2_000;
const LONG_CODE = 200_000;

export type Highlighter = ReturnType<typeof createHighlighter>;

/**
 * Highlights code as HTML lines whose colours are classes, so that a strict policy and both themes work.
 * Loads no grammar and no engine before the first page needs one: until `prepare`, only plain text is known.
 * `remember`: repeated code is highlighted once.
 */
export function createHighlighter({ remember = true } = {}) {
  const cache = new Map<string, string[]>();
  const loaded = new Set<string>();
  let names: ReadonlySet<string> = new Set();
  let tokenizer: Awaited<ReturnType<typeof startTokenizer>> | undefined;

  return {
    /** Names and aliases that have a grammar, for hints. */
    languages: (): string[] => [...names, ...PLAIN].filter(Boolean).sort(),
    has: (language: string): boolean => PLAIN.has(language) || names.has(language),
    /** Loads the grammars of these languages; unknown names are ignored. */
    async prepare(languages: Iterable<string>): Promise<void> {
      const { bundledLanguages } = await import('shiki/langs');
      const grammars: Readonly<Record<string, LanguageInput>> = bundledLanguages;
      names = new Set([...Object.keys(grammars), ...Object.keys(ALIASES)]);
      const wanted = [...new Set(languages)].filter((name) => names.has(name) && !loaded.has(name));
      if (wanted.length === 0) return;
      tokenizer ??= await startTokenizer();
      await tokenizer.loadLanguage(...wanted.flatMap((name) => grammars[ALIASES[name] ?? name] ?? []));
      for (const name of wanted) loaded.add(name);
    },
    /** One HTML string for each line. The language must be prepared, or be plain text. */
    lines(code: string, language: string): string[] {
      if (!tokenizer || !loaded.has(language) || code.length > LONG_CODE)
        return code.split('\n').map(escapeHtml);
      const key = `${language}\n${code}`;
      const known = cache.get(key);
      if (known) return known;
      const lines = tokenizer.tokens(code, ALIASES[language] ?? language).map(mergeTokens);
      if (remember) cache.set(key, lines);
      return lines;
    },
  };
}

/** Takes from Shiki what makes tokens: all that makes HTML of them is left out of the bundle. */
async function startTokenizer() {
  const { codeToTokensBase, createCssVariablesTheme, createShikiPrimitiveAsync } = await import('shiki/core');
  const { createJavaScriptRegexEngine } = await import('shiki/engine/javascript');
  const theme = createCssVariablesTheme({ name: 'classes', variablePrefix: 'tk-', fontStyle: false });
  const engine = createJavaScriptRegexEngine({ forgiving: true });
  const primitive = await createShikiPrimitiveAsync({ themes: [theme], engine });
  return {
    loadLanguage: primitive.loadLanguage,
    tokens: (code: string, lang: string) =>
      codeToTokensBase(primitive, code, {
        lang,
        tokenizeMaxLineLength: LONG_LINE,
        // A time limit would cut lines short on a busy machine, so the same input would give different bytes.
        tokenizeTimeLimit: 0,
      }),
  };
}

/** Neighbors of one color become one element; plain text gets none. */
function mergeTokens(tokens: ThemedToken[]): string {
  let html = '';
  let text = '';
  let current = '';
  const flush = () => {
    if (text) html += current ? `<span class="${current}">${escapeHtml(text)}</span>` : escapeHtml(text);
    text = '';
  };
  for (const token of tokens) {
    const name = token.content.trim() === '' ? current : tokenClass(token.color);
    if (name !== current) flush();
    current = name;
    text += token.content;
  }
  flush();
  return html;
}

/** `var(tk-token-string-expression)` -> `tk-string-expression`; the foreground has no class. */
function tokenClass(color: string | undefined): string {
  const name = /token-([\w-]+)/.exec(color ?? '')?.[1];
  return name ? `tk-${name}` : '';
}

/** The languages that a fence needs grammars of. */
export function fenceLanguages({ language, text }: FoundFence): string[] {
  return isSession(language) ? [language, ...sessionLanguages(text)] : [language];
}

/**
 * Highlights and draws code fences. A page asks while it is compiled and reads the answer when it is put
 * together, so that the work in between may be done by another thread.
 */
export interface Fences {
  has(language: string): boolean;
  /** Names and aliases that have a grammar, for hints. */
  languages(): readonly string[];
  /** Begins to highlight; the answer is one HTML string for each line. */
  code(code: string, language: string): () => string[];
  /** Begins to draw a diagram; the answer throws where it cannot be drawn. */
  diagram(diagram: ReadDiagram, options: DiagramOptions): () => DrawnDiagram;
}

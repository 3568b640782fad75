import type { Analyzer, Token } from './tokens.ts';

/** A query looks at some two hundred: titles, headings, texts and code. Bounds the memory. */
const MOST_TEXTS = 800;

/** An analyzer that remembers whole texts: while the reader types, each key looks at much the same ones. */
export function rememberTexts(analyzer: Analyzer): Analyzer {
  const seen = new Map<string, Token[]>();
  return {
    ...analyzer,
    tokens(text) {
      let tokens = seen.get(text);
      if (!tokens) {
        tokens = analyzer.tokens(text);
        if (seen.size >= MOST_TEXTS) seen.clear();
        seen.set(text, tokens);
      }
      return tokens;
    },
  };
}

import type { Token } from '../analysis/tokens.ts';

/** True where the keys stand one after the other. */
export function hasPhrase(keys: readonly string[], tokens: readonly Token[]): boolean {
  const goesOn = (position: number, at: number): boolean =>
    at === keys.length ||
    tokens.some(
      (token) =>
        token.position === position && token.key === keys[at] && goesOn(position + token.span, at + 1),
    );
  return tokens.some((token) => token.key === keys[0] && goesOn(token.position + token.span, 1));
}

import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { type Gaps, pageTexts, type Translate } from '../texts/translate.ts';

/** The texts of the page that is being built; in the browser, it is the open one. */
export const TextsContext = createContext<Translate | undefined>(undefined);

/** The texts of the page in its language. */
export function useTexts(): Translate {
  return useContext(TextsContext) ?? pageTexts();
}

/** A text with elements in its gaps. */
export function withNodes<Text extends string>(
  t: Translate,
  text: Text,
  nodes: Readonly<Record<Gaps<Text>, ReactNode>>,
): ReactNode {
  const byName: Readonly<Record<string, ReactNode>> = nodes;
  return t<string>(text)
    .split(/\{(\w+)\}/)
    .map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <Fragment key={index}>{index % 2 === 1 ? byName[part] : part}</Fragment>
    ));
}

import type { ComponentProps, ReactNode } from 'react';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { useTexts } from '../../shared/ui/useTexts.tsx';

/** What the text fields of search have in common. */
export function fieldAttributes(t: Translate) {
  return {
    type: 'text',
    'aria-label': t(english.search),
    placeholder: t(english.searchPlaceholder),
    autoComplete: 'off',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    dir: 'auto',
  } as const;
}

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'onCompositionEnd'> {
  /** `composing`: an input method still works on the last word. */
  onType: (value: string, composing: boolean) => void;
}

/** The text field of the search page. */
export function SearchInput({ onType, ...rest }: Props): ReactNode {
  return (
    <input
      {...fieldAttributes(useTexts())}
      {...rest}
      onChange={({ target, nativeEvent }) =>
        onType(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
      }
      onCompositionEnd={({ currentTarget }) => onType(currentTarget.value, false)}
    />
  );
}

import type { ComponentProps, ReactNode } from 'react';

/** What the text fields of search have in common. */
export const FIELD_ATTRIBUTES = {
  type: 'text',
  'aria-label': 'Search',
  placeholder: 'Search the documentation',
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  dir: 'auto',
} as const;

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'onCompositionEnd'> {
  /** `composing`: an input method still works on the last word. */
  onType: (value: string, composing: boolean) => void;
}

/** The text field of the search page. */
export function SearchInput({ onType, ...rest }: Props): ReactNode {
  return (
    <input
      {...FIELD_ATTRIBUTES}
      {...rest}
      onChange={({ target, nativeEvent }) =>
        onType(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
      }
      onCompositionEnd={({ currentTarget }) => onType(currentTarget.value, false)}
    />
  );
}

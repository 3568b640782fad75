import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'onCompositionEnd'> {
  /** `composing`: an input method still works on the last word. */
  onType: (value: string, composing: boolean) => void;
}

/** The text field of search, in the dialog and on the search page. */
export function SearchInput({ onType, ...rest }: Props): ReactNode {
  return (
    <input
      type="text"
      aria-label="Search"
      placeholder="Search the documentation"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="auto"
      {...rest}
      onChange={({ target, nativeEvent }) =>
        onType(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
      }
      onCompositionEnd={({ currentTarget }) => onType(currentTarget.value, false)}
    />
  );
}

import { Search, X } from 'lucide';
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../../theme/Icon.tsx';

interface InputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'onCompositionEnd'> {
  /** `composing`: an input method still works on the last word. */
  onType: (value: string, composing: boolean) => void;
}

/** The text field of search, in the dialog and on the search page. */
export function SearchInput({ onType, ...rest }: InputProps): ReactNode {
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

interface BoxProps {
  ref: Ref<HTMLInputElement>;
  onType: (value: string, composing: boolean) => void;
  onClear: () => void;
  onKey: (event: KeyboardEvent) => void;
  close: () => void;
  /** Id of the list of results; missing while there is none. */
  listId?: string;
  /** Id of the active option. */
  activeId?: string;
  /** An answer takes its time. */
  late: boolean;
}

/** The head of the dialog: a combobox, whose list stands below it. */
export function SearchBox({
  ref,
  onType,
  onClear,
  onKey,
  close,
  listId,
  activeId,
  late,
}: BoxProps): ReactNode {
  return (
    <div className="search-head" data-late={late || undefined}>
      <Icon node={Search} size={20} />
      <SearchInput
        ref={ref}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        enterKeyHint="go"
        onType={onType}
        onKeyDown={onKey}
      />
      <button type="button" className="icon-button search-clear" aria-label="Clear" onClick={onClear}>
        <Icon node={X} size={18} />
      </button>
      <button type="button" className="search-close" onClick={close}>
        <span>Close</span>
      </button>
    </div>
  );
}

interface FooterProps {
  href: string;
  count: number;
  onFollow: (event: MouseEvent) => void;
}

/** The foot of the dialog: leads to all results, and says what the keys do. */
export function SearchFooter({ href, count, onFollow }: FooterProps): ReactNode {
  return (
    <div className="search-foot">
      {count > 0 && (
        <a href={href} onClick={onFollow}>
          See all {count} results
        </a>
      )}
      <span className="search-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open
      </span>
    </div>
  );
}

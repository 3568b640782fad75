import { Search, X } from 'lucide';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Icon } from '../../theme/Icon.tsx';
import { SearchInput } from './SearchInput.tsx';

interface Props {
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

/** The text box of the dialog: a combobox, whose list stands below it. */
export function SearchBox({ ref, onType, onClear, onKey, close, listId, activeId, late }: Props): ReactNode {
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

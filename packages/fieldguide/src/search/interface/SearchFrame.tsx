import { Search, X } from 'lucide';
import type { ReactNode } from 'react';
import { invariant } from '../../shared/errors.ts';
import { SEARCH_DIALOG_ID } from '../../shared/shellIds.ts';
import * as english from '../../shared/texts/english.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { useTexts } from '../../shared/ui/useTexts.tsx';
import { fieldAttributes } from './SearchInput.tsx';

/**
 * The search dialog as every page contains it, outside of the React app: a native dialog with the field that the reader
 * types into from the first paint on, whatever loads, fails or crashes below it. `SearchDialog` fills its second part.
 * Before that, Enter asks the search page.
 */
export function SearchFrame({ href }: { href: string }): ReactNode {
  const t = useTexts();
  return (
    <dialog id={SEARCH_DIALOG_ID} className="dialog dialog-search" aria-label={t(english.search)}>
      <div className="search-head">
        <form action={href}>
          <Icon node={Search} size={20} />
          <input
            {...fieldAttributes(t)}
            name="q"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            enterKeyHint="go"
          />
          <button type="reset" className="icon-button search-clear" aria-label={t(english.clear)}>
            <Icon node={X} size={18} />
          </button>
        </form>
        <form method="dialog">
          <button type="submit" className="search-close">
            <span>{t(english.close)}</span>
          </button>
        </form>
      </div>
      <div className="search-rest" />
    </dialog>
  );
}

function inDialog<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(`#${SEARCH_DIALOG_ID} ${selector}`);
  invariant(found, `The search dialog of this page has no “${selector}”.`);
  return found;
}

/** The field of the search dialog. */
export function searchField(): HTMLInputElement {
  return inDialog('[name=q]');
}

/** How the dialog opens before its code is there. */
export const searchFrame = {
  content: (): HTMLElement => inDialog('.search-rest'),
  /** Takes over the text of another field that the reader began to type into. An open dialog is left as it is. */
  show(trigger: HTMLElement): void {
    const field = searchField();
    const dialog = field.closest('dialog');
    if (!dialog || dialog.open) return;
    dialog.showModal();
    field.select();
    if (!(trigger instanceof HTMLInputElement) || trigger.value === '') return;
    field.value = trigger.value;
    trigger.value = '';
  },
};

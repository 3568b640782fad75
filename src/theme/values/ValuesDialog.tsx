import { useState } from 'react';
import type { DialogProps } from '../dialogs.ts';
import { keepValues, loadValues } from './keepValues.ts';
import { listPlaceholders } from './listPlaceholders.ts';
import { ValuesForm } from './ValuesForm.tsx';
import type { Values } from './values.ts';

/** The reader's own values for the placeholders of a page. */
export function Dialog({ trigger, opening, close }: DialogProps) {
  // For browsers whose storage is blocked: what was entered lasts as long as the document.
  const [entered, setEntered] = useState<Values>({});
  const keep = (values: Values) => {
    setEntered(values);
    keepValues(values);
  };
  return (
    <ValuesForm
      key={opening}
      placeholders={listPlaceholders(document)}
      first={trigger.dataset.placeholder}
      values={loadValues() ?? entered}
      keep={keep}
      close={close}
    />
  );
}

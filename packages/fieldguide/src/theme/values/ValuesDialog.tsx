import { X } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import * as DATA from '../../shared/dataAttributes.ts';
import * as english from '../../shared/texts/english.ts';
import { IconButton } from '../../shared/ui/Icon.tsx';
import { useTexts } from '../../shared/ui/useTexts.tsx';
import type { DialogProps } from '../services.ts';
import {
  keepValues,
  listPlaceholders,
  loadValues,
  type PlaceholderFacts,
  type Values,
  withValue,
} from './values.ts';

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
      first={trigger.getAttribute(DATA.placeholder) ?? undefined}
      values={loadValues() ?? entered}
      keep={keep}
      close={close}
    />
  );
}

interface ValuesFormProps {
  placeholders: readonly PlaceholderFacts[];
  /** The one that was pressed; it gets the focus. */
  first?: string;
  values: Values;
  keep: (values: Values) => void;
  close: () => void;
}

/** One field for each placeholder. What is typed fills the samples at once: there is nothing to save. */
function ValuesForm({ placeholders, first, values, keep, close }: ValuesFormProps) {
  const t = useTexts();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // As typed: stored values are trimmed, but a space may be typed before the next word.
  const [texts, setTexts] = useState<Values>(values);
  useEffect(() => field.current?.select(), []);
  const enter = (name: string, text: string) => {
    setTexts({ ...texts, [name]: text });
    keep(withValue(values, name, text));
  };
  const clear = () => {
    setTexts({});
    keep({});
  };
  return (
    <form
      className="values"
      onSubmit={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="dialog-head">
        <h2>{t(english.values)}</h2>
        <IconButton label={t(english.close)} node={X} size={20} onClick={close} />
      </div>
      <p className="values-note">{t(english.valuesNote)}</p>
      {placeholders.map(({ name, label, example, about }) => (
        <div className="values-field" key={name}>
          <label htmlFor={id + name}>{label}</label>
          <input
            ref={name === first ? field : undefined}
            id={id + name}
            value={Object.hasOwn(texts, name) ? texts[name] : ''}
            placeholder={example}
            aria-describedby={`${id}${name}-about`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => enter(name, event.target.value)}
          />
          <p id={`${id}${name}-about`}>{about}</p>
        </div>
      ))}
      <div className="dialog-actions">
        <button type="submit" className="button">
          {t(english.feedbackDone)}
        </button>
        <button type="button" className="button button-quiet" onClick={clear}>
          {t(english.clearValues)}
        </button>
      </div>
    </form>
  );
}

import { copyText, ScrollBox, Tool, watchValues } from 'fieldguide/islands';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type CallField, type CallForm, curlOf, missingIn } from './request.ts';

interface CallBuilderProps {
  call: string;
  /** All calls; they come with the code, not with each page. */
  forms: Readonly<Record<string, CallForm>>;
}

/** A form that builds a call for `curl`. It sends nothing. */
export default function CallBuilder({ call, forms }: CallBuilderProps) {
  const [open, setOpen] = useState(false);
  const form = forms[call];
  return (
    <div className="playground">
      {open && form ? (
        <Builder call={call} form={form} />
      ) : (
        <button type="button" className="playground-open" onClick={() => setOpen(true)}>
          Build this call<span className="visually-hidden"> {call}</span>
        </button>
      )}
    </div>
  );
}

function Builder({ call, form }: { call: string; form: CallForm }) {
  const [values, setValues] = useState(form.sent);
  const [said, setSaid] = useState('');
  const own = useOwnValues();
  const first = useRef<HTMLFieldSetElement>(null);
  // The press that opened it took the button away.
  useEffect(() => first.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  // A list of the document is a sample: here it is the one record that the fields make.
  const curl = useMemo(() => fillIn(curlOf({ ...form, list: undefined }, values), own), [form, values, own]);
  const missing = missingIn(form, values);
  const result = (
    <>
      <p role="status" className={missing.length > 0 ? 'tool-said tool-fault' : 'tool-said'}>
        {missing.length > 0 ? `Still needed: ${missing.join(', ')}` : said}
      </p>
      <button type="button" onClick={async () => setSaid(await copyText(curl))}>
        Copy
      </button>
      <button type="button" onClick={() => setValues(form.sent)}>
        Reset
      </button>
    </>
  );
  return (
    <Tool title={call} note="Builds the call in this browser and sends nothing" result={result}>
      <fieldset ref={first}>
        <legend className="visually-hidden">Parameters</legend>
        {form.fields.map((field) => (
          <Parameter
            key={`${field.place} ${field.name}`}
            field={field}
            value={values[field.name] ?? ''}
            onChange={(value) => {
              setSaid('');
              setValues({ ...values, [field.name]: value });
            }}
          />
        ))}
      </fieldset>
      <ScrollBox label="The call for curl" className="planner-code">
        <pre>
          <code>{curl}</code>
        </pre>
      </ScrollBox>
    </Tool>
  );
}

function Parameter({
  field,
  value,
  onChange,
}: {
  field: CallField;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>
        {field.name} <small>{field.place}</small>
      </label>
      {field.values ? (
        <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">not sent</option>
          {field.values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={field.example}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}

/** What the reader has entered for placeholders, kept up to date. */
function useOwnValues(): Readonly<Record<string, string>> {
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => watchValues(setOwn), []);
  return own;
}

function fillIn(code: string, own: Readonly<Record<string, string>>): string {
  return code.replace(/<([a-z-]+)>/g, (hole, name: string) => own[name] ?? hole);
}

import { type ReactNode, useEffect, useRef } from 'react';
import * as english from '../../shared/texts/english.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { useTexts } from '../../shared/ui/useTexts.tsx';
import { KINDS, type Kind, type SearchResponse } from '../searchTypes.ts';

/** What the results are narrowed to; empty for all. */
export interface Filters {
  /** Label of the top-level section. */
  section: string;
  kind: Kind | '';
}

export const NO_FILTERS: Filters = { section: '', kind: '' };

/** One of the things that results can be narrowed to. */
export interface FilterChoice {
  value: string;
  name: string;
  /** Pages; unknown for all kinds, since a page may have places of several. */
  count?: number;
}

/** Names of the kinds, in the plural. */
export const FILTER_NAMES = {
  page: english.kindGuides,
  error: english.kindErrors,
  question: english.kindQuestions,
  setting: english.kindSettings,
  port: english.kindPorts,
  term: english.kindTerms,
} as const satisfies Record<Kind, string>;

/** The kind of that name; empty for any other text. */
export function kindOf(value: string): Filters['kind'] {
  return KINDS.find((kind) => kind === value) ?? '';
}

/** The sections and the kinds that the results can be narrowed to, the chosen ones among them, all first. */
export function choicesOf(
  { sections, kinds }: Pick<SearchResponse, 'sections' | 'kinds'>,
  { section, kind }: Filters,
  t: Translate,
): { sections: FilterChoice[]; kinds: FilterChoice[] } {
  const all = sections.reduce((sum, { count }) => sum + count, 0);
  const withChosen = (choices: FilterChoice[], chosen: FilterChoice) =>
    chosen.value === '' || choices.some(({ value }) => value === chosen.value)
      ? choices
      : [...choices, chosen];
  const bySection = sections.map(({ label, count }) => ({ value: label, name: label, count }));
  const byKind = kinds.map(({ kind, count }) => ({ value: kind, name: t(FILTER_NAMES[kind]), count }));
  return {
    sections: [
      { value: '', name: t(english.allSections), count: all },
      ...withChosen(bySection, { value: section, name: section, count: 0 }),
    ],
    kinds: [
      { value: '', name: t(english.allKinds) },
      ...withChosen(byKind, { value: kind, name: kind && t(FILTER_NAMES[kind]), count: 0 }),
    ],
  };
}

interface BarProps {
  response: SearchResponse;
  chosen: Filters;
  onChoose: (chosen: Filters) => void;
}

/** The filters of the dialog: two groups of radio buttons, each one stop of the Tab key. */
export function FilterBar({ response, chosen, onChoose }: BarProps): ReactNode {
  const t = useTexts();
  const { sections, kinds } = choicesOf(response, chosen, t);
  const bar = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new results put the choices in another order
  useEffect(() => {
    const focused = bar.current?.querySelector(':focus');
    focused?.closest('label')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [response, chosen]);

  const group = (key: keyof Filters, label: string, choices: readonly FilterChoice[]) =>
    choices.length > 2 || chosen[key] ? (
      <fieldset>
        <legend className="visually-hidden">{label}</legend>
        {choices.map(({ value, name, count }) => (
          <label key={value}>
            <input
              type="radio"
              className="visually-hidden"
              name={`search-${key}`}
              checked={value === chosen[key]}
              onChange={() => onChoose({ ...chosen, [key]: value })}
            />
            <span>
              {name} <span>{count}</span>
            </span>
          </label>
        ))}
      </fieldset>
    ) : null;
  const groups = [
    group('kind', t(english.kindsOfResult), kinds),
    group('section', t(english.section), sections),
  ];
  return groups.some(Boolean) ? (
    <div className="search-filters" ref={bar}>
      {groups[0]}
      {groups[1]}
    </div>
  ) : null;
}

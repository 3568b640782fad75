import { memo, type ReactNode } from 'react';
import { Marked } from './Marked.tsx';
import type { ResultGroup, ResultOption } from './resultOptions.ts';
import { Trail } from './Trail.tsx';

interface Props {
  id: string;
  groups: readonly ResultGroup[];
  /** Number of the active option, counted over all groups. */
  active: number | undefined;
}

/** The results as a list of options for the box above. Each is one link: it can be opened in a tab, and dragged. */
export const ResultList = memo(function ResultList({ id, groups, active }: Props): ReactNode {
  let number = 0;
  return (
    <div className="search-list" role="listbox" id={id} aria-label="Results">
      {groups.map(({ page, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box groups its options by this role
        <div key={page.href} className="search-group" role="group" aria-labelledby={`${id}-${number}-label`}>
          {options.map((option) => {
            const own = number++;
            return (
              <Option
                key={option.href}
                id={`${id}-${own}`}
                option={option}
                trail={option.type === 'page' ? page.breadcrumbs : undefined}
                active={own === active}
                best={own === 0 && active === undefined}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
});

interface OptionProps {
  id: string;
  option: ResultOption;
  trail?: readonly string[];
  active: boolean;
  /** Enter opens it, although the reader is still in the text. */
  best: boolean;
}

const Option = memo(function Option({ id, option, trail, active, best }: OptionProps): ReactNode {
  return (
    <a
      role="option"
      id={id}
      href={option.href}
      className={`search-option ${option.type === 'page' ? 'search-top' : 'search-section'}`}
      tabIndex={-1}
      aria-selected={active}
      data-best={best || undefined}
    >
      <span className="search-texts">
        <span className="search-label" id={`${id}-label`} dir="auto">
          <Marked fragments={option.label} />
        </span>
        {trail && <Trail labels={trail} />}
        {option.snippet && (
          <span className="search-snippet" dir="auto">
            <Marked fragments={option.snippet} />
          </span>
        )}
      </span>
    </a>
  );
});

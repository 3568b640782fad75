import type { ReactNode } from 'react';

interface ScrollBoxProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A named box that may scroll, so a keyboard must reach it. A group, not a region: regions are landmarks. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must have focus to scroll by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className={className} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** A table of results in such a box. Where its columns have no room, a row is lines of text (`Table/style.css`). */
export function ResultTable({
  label,
  className,
  head,
  children,
}: ScrollBoxProps & { head: readonly string[] }) {
  return (
    <ScrollBox className={className === undefined ? 'table-wrap' : `table-wrap ${className}`} label={label}>
      <table className="stack">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  );
}

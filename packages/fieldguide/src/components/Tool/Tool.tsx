import type { ReactNode } from 'react';

interface ToolProps {
  title: string;
  /** What a reader must know before they enter something. */
  note: string;
  /** The result in short. It stays in view, at the lower edge of the window. */
  result: ReactNode;
  children: ReactNode;
}

/** The frame that all tools share: a title line, fields, and a bar with the result. `style.css` says how it looks. */
export function Tool({ title, note, result, children }: ToolProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make its title a part of each field's name
    <div className="tool tool-frame" role="group" aria-label={title}>
      <p className="tool-title">
        <b>{title}</b> <span>{note}</span>
      </p>
      {children}
      <div className="tool-result">{result}</div>
    </div>
  );
}

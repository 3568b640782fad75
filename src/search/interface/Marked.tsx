import type { ReactNode } from 'react';
import type { Fragment } from '../types.ts';

/** Text with what the reader looked for marked in it. */
export function Marked({ fragments }: { fragments: readonly Fragment[] }): ReactNode {
  return fragments.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: fragments have no names and keep their order
    marked ? <mark key={index}>{text}</mark> : text,
  );
}

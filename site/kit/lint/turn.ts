/** A turn of phrase to avoid, with what to write. */
export interface Turn {
  code: string;
  /**
   * `error`: no page may have it. `listed`: it is often right, so only `fieldguide check --style` shows it.
   */
  level: 'error' | 'listed';
  /** Finds it in one sentence, or in one cell of a table. Quotations are blank there. */
  pattern: RegExp;
  /** A sentence in which it is right. */
  unless?: RegExp;
  /** It is one only in cells below this head. */
  column?: string;
  /** The last character found must stand for a label. */
  endsAtLabel?: boolean;
  /** Says what is wrong; by default, that the phrase is one to avoid. */
  message?: (found: string) => string;
  hint: string;
}

import { escapeHtml } from '../text.ts';
import { fillGaps, type Gaps, type Translate } from './translate.ts';

/** A text as HTML, with HTML in its gaps. Apart from `translate.ts`, since only the build needs it. */
export function withHtml<Text extends string>(
  t: Translate,
  text: Text,
  html: Readonly<Record<Gaps<Text>, string>>,
): string {
  return fillGaps(escapeHtml(t<string>(text)), html);
}

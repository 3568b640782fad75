import { installClosing } from './behaviors/closing.ts';
import { installCodeTools } from './behaviors/codeTools.ts';
import { installCopying } from './behaviors/copying.ts';
import { installKeyboardMode } from './behaviors/keyboardMode.ts';
import { installPrinting } from './behaviors/printing.ts';

/**
 * What static HTML can do: each behaviour listens on the document, so it also holds for articles that
 * come in later. Returns a function that takes all of them off.
 */
export function installBehaviors(): () => void {
  const off = new AbortController();
  const { signal } = off;
  installCopying(signal);
  installCodeTools(signal);
  installClosing(signal);
  installKeyboardMode(signal);
  installPrinting(signal);
  return () => off.abort();
}

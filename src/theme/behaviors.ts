import { installClosing } from './behaviors/closing.ts';
import { installCodeTools } from './behaviors/codeTools.ts';
import { installCopying } from './behaviors/copying.ts';
import { installKeyboardMode } from './behaviors/keyboardMode.ts';
import { installPrinting } from './behaviors/printing.ts';
import { installSearchKeys } from './behaviors/searchKeys.ts';

/**
 * What static HTML can do: each behaviour listens on the document, so it also holds for articles that
 * come in later. `interactive` settles when dialogs
 * can be opened, or cannot be had. Returns a function that takes all of them off.
 */
export function installBehaviors(interactive: Promise<unknown>): () => void {
  const off = new AbortController();
  const { signal } = off;
  installCopying(signal);
  installCodeTools(signal);
  installClosing(signal);
  installKeyboardMode(signal);
  installSearchKeys(signal, interactive);
  installPrinting(signal);
  return () => off.abort();
}

import type { DialogProps } from '../dialogs.ts';
import { readPicture } from './picture.ts';
import { ZoomView } from './ZoomView.tsx';

export { default as styles } from './zoom.css?inline';

/** A picture or diagram of the article over the whole window (issue "The shell", long pages). */
export function Dialog({ trigger, opening, close }: DialogProps) {
  const picture = readPicture(trigger.closest('.zoom'));
  // Each opening starts with the whole picture.
  return picture ? <ZoomView key={opening} picture={picture} close={close} /> : null;
}

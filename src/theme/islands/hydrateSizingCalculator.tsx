import { hydrateRoot } from 'react-dom/client';
import { SizingCalculator } from './sizing/SizingCalculator.tsx';
import { readSizeRows } from './sizing/sizes.ts';

/** Takes over the calculator that `renderSizingCalculator` made. */
export function hydrate(element: HTMLElement): () => void {
  const root = hydrateRoot(element, <SizingCalculator rows={readSizeRows(element.dataset.props)} />);
  return () => root.unmount();
}

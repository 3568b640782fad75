import { hydrateRoot } from 'react-dom/client';
import { SizingCalculator } from './SizingCalculator.tsx';
import { readSizeRows } from './sizes.ts';

/** Takes over the calculator that the build made. */
export function hydrate(element: HTMLElement): () => void {
  const root = hydrateRoot(element, <SizingCalculator rows={readSizeRows(element.dataset.props)} />);
  return () => root.unmount();
}

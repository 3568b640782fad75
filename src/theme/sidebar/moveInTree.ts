/**
 * Moves focus up or down through what can be operated in `container`, from the element that has it.
 * Returns false at either end, where focus stays.
 */
export function moveInTree(container: HTMLElement, direction: 1 | -1): boolean {
  const stops = [...container.querySelectorAll<HTMLElement>('input, a[href], .tree-button')];
  const position = stops.findIndex(
    (stop) => stop === document.activeElement || stop.nextElementSibling === document.activeElement,
  );
  const next = stops[position + direction];
  if (position < 0 || !next) return false;
  next.focus();
  return true;
}

/** A copy in a folder answers no wrong addresses, so none can be read here: the plain line of links stays. */
export function hydrate(): () => void {
  return () => undefined;
}

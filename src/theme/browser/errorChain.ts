/** The longest chain that helps anybody; also ends a chain that bites its tail. */
const LONGEST = 10;

/** The messages of an error and of its causes, outermost first (specification 4 and 8, page crash). */
export function errorChain(error: unknown): string[] {
  const messages: string[] = [];
  let current = error;
  while (current !== undefined && current !== null && messages.length < LONGEST) {
    messages.push(messageOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name;
  return String(error);
}

const FAILED = 'Invariant failed';

/**
 * Asserts what holds unless our own code is wrong (specification 8, assertion failure). In production the
 * message is "Invariant failed" and nothing else; what was expected is its cause, which the crash screen's
 * chain of messages shows too.
 * @throws Error where the condition does not hold.
 */
export function invariant(condition: unknown, message?: string): asserts condition {
  if (condition) return;
  if (process.env.NODE_ENV === 'production') {
    throw new Error(FAILED, message === undefined ? undefined : { cause: message });
  }
  throw new Error(message === undefined ? FAILED : `${FAILED}: ${message}`);
}

export type LoadPartResult<T> = { type: 'loaded'; module: T } | { type: 'failed'; error: Error };

/**
 * Loads the code of a part of the page, usually by `() => import('./Part.tsx')`; a failed load is retried once (issue
 * "The shell", route change). Never throws.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<LoadPartResult<T>> {
  let error = new Error('unknown');
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    try {
      return { type: 'loaded', module: await load() };
    } catch (cause) {
      error = cause instanceof Error ? cause : new Error(String(cause));
    }
  }
  return { type: 'failed', error };
}

/** Loads when it is first asked, and keeps what it got; a failure is not kept. */
export function lazily<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () => {
    kept ??= load().catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

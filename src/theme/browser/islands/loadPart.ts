/** Loads the code of a part of the page; usually `() => import('./Part.tsx')`. */
export type LoadPart<T> = () => Promise<T>;

export type LoadPartResult<T> = { type: 'loaded'; module: T } | { type: 'failed'; error: Error };

/** Loads a lazy part; a failed load is retried once (issue "The shell", route change). Never throws. */
export async function loadPart<T>(load: LoadPart<T>): Promise<LoadPartResult<T>> {
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

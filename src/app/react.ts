/**
 * Evaluates React, which importing this module does not: it shares a chunk with React, whose CommonJS
 * modules run when they are first asked for.
 */
export async function evaluateReact(): Promise<void> {
  await import('react-dom/client');
}

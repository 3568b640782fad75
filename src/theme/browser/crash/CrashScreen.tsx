import type { ReactNode } from 'react';
import { errorChain } from './errorChain.ts';

/** "This page crashed." with the chain of error messages (specification 8). */
export function CrashScreen({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }): ReactNode {
  return (
    <main className="crash" role="alert">
      <h1>This page crashed.</h1>
      <p>
        <button type="button" className="button" onClick={onTryAgain}>
          Try again
        </button>
      </p>
      <ol className="crash-chain">
        {errorChain(error).map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and messages may repeat
          <li key={index}>{message}</li>
        ))}
      </ol>
    </main>
  );
}

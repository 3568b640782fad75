import { Component, type ReactNode } from 'react';
import { errorChain } from '../../shared/errors.ts';
import { MAIN_ID } from '../../shared/shellIds.ts';
import { PartBox } from './loading.tsx';

interface BoundaryProps {
  children: ReactNode;
  /** The whole page keeps the specified screen for itself; any other part says so in its own place. */
  whole?: boolean;
  /** Shown below: what can be read without the part that crashed. */
  kept?: ReactNode;
  /** A new value clears the crash: another page may well work. */
  resetKey?: unknown;
}

interface BoundaryState {
  /** In a box of its own, since anything can be thrown, `undefined` too. */
  crash: { error: unknown } | undefined;
  resetKey: unknown;
}

/** Says that a page or a part of it crashed, where it threw while rendering (specification 4 and 8). */
export class CrashBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { crash: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return props.resetKey === state.resetKey ? null : { crash: undefined, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    const { children, whole, kept } = this.props;
    if (!crash) return children;
    const tryAgain = () => this.setState({ crash: undefined });
    if (!whole) {
      return (
        <>
          <CrashBox error={crash.error} onTryAgain={tryAgain} />
          {kept}
        </>
      );
    }
    return (
      <>
        <main className="crash" id={MAIN_ID} tabIndex={-1}>
          <div role="alert">
            <h1>This page crashed.</h1>
            <p>
              <button type="button" className="button" onClick={tryAgain}>
                Try again
              </button>
            </p>
            <Chain error={crash.error} />
          </div>
        </main>
        {kept}
      </>
    );
  }
}

/** Says in the place of a part that it crashed. */
export function CrashBox({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }): ReactNode {
  return (
    <PartBox action="Try again" onAction={onTryAgain}>
      <p>This part crashed.</p>
      <Chain error={error} />
    </PartBox>
  );
}

function Chain({ error }: { error: unknown }): ReactNode {
  return (
    <ol className="crash-chain">
      {errorChain(error).map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and messages may repeat
        <li key={index}>{message}</li>
      ))}
    </ol>
  );
}

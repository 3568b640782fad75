import {
  Component,
  type ReactNode,
  type RefCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { NavTree } from '../../shared/types.ts';
import type { ShellState } from '../context.ts';
import { Shell } from '../Shell.tsx';
import { errorChain } from './errorChain.ts';
import type { ShownPage } from './page.ts';
import type { Store } from './store.ts';

/** What the shell is about. */
export interface AppView extends ShownPage {
  /** The whole navigation tree, once it has been asked for. */
  tree: NavTree | undefined;
  /** Counts the pages that have been shown. */
  shown: number;
}

interface AppProps {
  store: Store<AppView>;
  requestTree: () => void;
  /** Gets the main part of each page that is shown; what it returns is called when the page is left. */
  mainRef: RefCallback<HTMLElement>;
  /** Shown over the page. */
  status: ReactNode;
  onHydrated: () => void;
}

/** The one React app: the shell around the article on display (design decision 1). */
export function App({ store, requestTree, mainRef, status, onHydrated }: AppProps): ReactNode {
  const [{ site, page, html, tree, shown }, setView] = useState(store.initial);
  useLayoutEffect(() => store.subscribe(() => setView(store.get())), [store]);
  useEffect(onHydrated, [onHydrated]);
  const state = useMemo<ShellState>(
    () => ({ site, page, tree, requestTree }),
    [site, page, tree, requestTree],
  );
  return (
    <CrashBoundary resetKey={page}>
      <Shell state={state} html={html} mainKey={shown} mainRef={mainRef} status={status} />
    </CrashBoundary>
  );
}

interface BoundaryProps {
  children: ReactNode;
  /** A new value clears the crash: another page may well work. */
  resetKey: unknown;
}

interface BoundaryState {
  /** In a box of its own, since anything can be thrown, `undefined` too. */
  crash: { error: unknown } | undefined;
  resetKey: unknown;
}

/** Shows "This page crashed." instead of a shell that threw while rendering (specification 4 and 8). */
class CrashBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { crash: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return props.resetKey === state.resetKey ? null : { crash: undefined, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return (
      <main className="crash" role="alert">
        <h1>This page crashed.</h1>
        <p>
          <button type="button" className="button" onClick={() => this.setState({ crash: undefined })}>
            Try again
          </button>
        </p>
        <ol className="crash-chain">
          {errorChain(crash.error).map((message, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and messages may repeat
            <li key={index}>{message}</li>
          ))}
        </ol>
      </main>
    );
  }
}

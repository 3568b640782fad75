import { Component, type ReactNode } from 'react';
import * as DATA from '../../shared/dataAttributes.ts';
import { errorChain } from '../../shared/errors.ts';
import type { SiteFacts } from '../../shared/facts.ts';
import { MAIN_ID } from '../../shared/shellIds.ts';
import * as english from '../../shared/texts/english.ts';
import { useTexts, withNodes } from '../../shared/ui/useTexts.tsx';
import { PartBox } from './loading.tsx';

export interface Crash {
  error: unknown;
  onTryAgain: () => void;
}

interface BoundaryProps {
  children: ReactNode;
  /** Shown instead of the children; default: a box that reports the crash. */
  show?: (crash: Crash) => ReactNode;
  /** Shown below: content that is readable without the crashed part. */
  kept?: ReactNode;
  /** A new value clears the crash: another page may well work. */
  resetKey?: unknown;
}

interface BoundaryState {
  /** Wrapped in an object, because anything can be thrown, even `undefined`. */
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
    const { children, show = (crash) => <CrashBox {...crash} />, kept } = this.props;
    if (!crash) return children;
    return (
      <>
        {show({ error: crash.error, onTryAgain: () => this.setState({ crash: undefined }) })}
        {kept}
      </>
    );
  }
}

/** Attributes of a link that opens the search dialog. */
const OPENS_SEARCH = { role: 'button', 'aria-haspopup': 'dialog', [DATA.dialog]: 'search' } as const;

/**
 * The specified screen of a page that crashed: the bar has gone with the shell, so the links to home and search are
 * here. The keys of search press its link.
 */
export function CrashScreen({
  error,
  onTryAgain,
  site,
}: Crash & { site: Pick<SiteFacts, 'homeHref' | 'searchHref' | 'search'> }): ReactNode {
  const t = useTexts();
  const home = <a href={site.homeHref}>{t(english.crashHome)}</a>;
  return (
    <main className="crash" id={MAIN_ID} tabIndex={-1}>
      <div role="alert">
        <h1>{t(english.pageCrashed)}</h1>
        <p>
          <button type="button" className="button" onClick={onTryAgain}>
            {t(english.tryAgain)}
          </button>
        </p>
        <Chain error={error} />
      </div>
      <p>
        {site.search
          ? withNodes(t, english.crashOr, {
              home,
              search: (
                <a href={site.searchHref} {...OPENS_SEARCH}>
                  {t(english.crashSearch)}
                </a>
              ),
            })
          : home}
      </p>
    </main>
  );
}

/** Says in the place of a part that it crashed. */
export function CrashBox({ error, onTryAgain }: Crash): ReactNode {
  const t = useTexts();
  return (
    <PartBox action={t(english.tryAgain)} onAction={onTryAgain}>
      <p>{t(english.partCrashed)}</p>
      <Chain error={error} />
    </PartBox>
  );
}

/** The messages of an error and of its causes, outermost first. */
export function Chain({ error }: { error: unknown }): ReactNode {
  return (
    <ol className="crash-chain">
      {errorChain(error).map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and messages may repeat
        <li key={index}>{message}</li>
      ))}
    </ol>
  );
}

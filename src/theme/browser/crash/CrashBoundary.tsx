import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';

interface Props {
  children: ReactNode;
  /** A new value clears the crash: another page may well work. */
  resetKey: unknown;
}

interface State {
  /** In a box of its own, since anything can be thrown, `undefined` too. */
  crash: { error: unknown } | undefined;
  resetKey: unknown;
}

/** Shows the crash screen instead of a shell that threw while rendering (specification 4 and 8). */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { crash: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } };
  }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { crash: undefined, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return <CrashScreen error={crash.error} onTryAgain={() => this.setState({ crash: undefined })} />;
  }
}

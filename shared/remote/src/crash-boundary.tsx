import { Component, type ReactNode } from 'react';

type Crashing = { onCrash: (error: unknown) => void };

/** Hands whatever a remote's tree throws to the shell, which shows the notice in its place. */
export class CrashBoundary<Props extends Crashing> extends Component<Props & { children?: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}

import { isDisplacedNode } from '@petcare/remote';
import { Component, Fragment, type ReactNode } from 'react';

type State = { error: unknown; isDrawnAnew: boolean };

/** Draws anew, once, what a browser has translated under React's hands; whatever else is thrown inside goes on to the boundary above. */
export class RedrawBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, isDrawnAnew: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    if (!this.isMended(error)) return;
    reportError(error);
    this.setState({ error: null, isDrawnAnew: true });
  }

  isMended(error: unknown): boolean {
    return isDisplacedNode(error) && !this.state.isDrawnAnew;
  }

  override render(): ReactNode {
    const { error, isDrawnAnew } = this.state;
    if (error === null) return <Fragment key={Number(isDrawnAnew)}>{this.props.children}</Fragment>;
    if (this.isMended(error)) return null;
    throw error;
  }
}

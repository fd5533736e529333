import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { isMissingFile } from './missing-file.ts';
import { MissingFiles } from './standing-in.tsx';
import { useHydrated } from './use-hydrated.ts';

type State = { error: unknown; isGivenUp: boolean };

/** A piece's files are missing: the page around it, and what was typed there, stays until the person gives it up for another source. */
class PieceBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, isGivenUp: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    // Nobody else would hear of it, telemetry neither.
    if (isMissingFile(error)) reportError(error);
  }

  override render(): ReactNode {
    const { error, isGivenUp } = this.state;
    if (error === null) return this.props.children;
    if (isGivenUp || !isMissingFile(error)) throw error;
    return <MissingFiles isSmall onReload={() => this.setState({ isGivenUp: true })} />;
  }
}

/** A component that is loaded when it is first shown. */
export type LazyPiece<Props> = ComponentType<Props> & {
  /** Load it ahead, when a person is on the way to it. Says nothing when it can't be had: showing it asks again. */
  fetch(): void;
};

/**
 * A component of a page that is loaded when it is first shown, for what most
 * visitors of the page never need. Shows `fallback` until then, and on a server; when its
 * files can't be had within webpack's two minutes, a notice with a reload
 * stands in its place, and the page around it is unharmed.
 */
export function lazyPiece<Props extends object>(load: () => Promise<ComponentType<Props>>, fallback: ReactNode = null): LazyPiece<Props> {
  const Piece: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  function Shown(props: Props) {
    // A boundary that waits while a rendered page is taken over would be React's to recover from.
    if (!useHydrated()) return fallback;
    return (
      <PieceBoundary>
        <Suspense fallback={fallback}>
          <Piece {...props} />
        </Suspense>
      </PieceBoundary>
    );
  }
  return Object.assign(Shown, { fetch: () => void load().catch(() => undefined) });
}

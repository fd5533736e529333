import { startTransition, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** Ids in a tree begin alike on the server and here; the shell says with what. */
const optionsOf = ({ dataset }: HTMLElement) => ({ identifierPrefix: dataset['ids'] ?? '' });

const address = () => location.pathname + location.search;

function Standing({ whenStanding, children }: { whenStanding: () => void; children: ReactNode }) {
  useLayoutEffect(whenStanding, [whenStanding]);
  return children;
}

/**
 * Takes a place over that came rendered: what is first shown in it is what stands there already. A person who goes on
 * before that is done sees the tree of the new address made anew: it can't be the one that came.
 */
function takeOver(place: HTMLElement): Root {
  const cameAt = address();
  let root: Root | undefined;
  let content: ReactNode;
  let isLeft = false;

  const stopWatching = () => removeEventListener('popstate', goOn);
  const tree = () => <Standing whenStanding={stopWatching}>{content}</Standing>;
  function goOn() {
    if (address() === cameAt) return;
    stopWatching();
    isLeft = true;
    // Other than what is being taken over: React lets that go and begins anew.
    root?.render(tree());
  }
  // That it had to begin anew is then no news.
  const onRecoverableError = (error: unknown) => {
    if (!isLeft) reportError(error);
  };

  addEventListener('popstate', goOn);
  return {
    render(latest: ReactNode) {
      content = latest;
      if (root) root.render(tree());
      // In slices: a click in between is answered.
      else startTransition(() => void (root = hydrateRoot(place, tree(), { ...optionsOf(place), onRecoverableError })));
    },
    unmount() {
      stopWatching();
      root?.unmount();
    },
  };
}

/** The roots of all trees: in a place that is marked as this release's rendering, one that takes it over. */
export const roots = {
  createRoot(place: HTMLElement): Root {
    if (place.dataset['rendered'] === undefined) return createRoot(place, optionsOf(place));
    delete place.dataset['rendered'];
    return takeOver(place);
  },
};

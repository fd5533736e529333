import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** Ids in a tree begin alike on the server and here; the shell says with what. */
const optionsOf = ({ dataset }: HTMLElement) => ({ identifierPrefix: dataset['ids'] ?? '' });

/** Takes a place over that came rendered: what is first shown in it is what stands there already. */
function takeOver(place: HTMLElement): Root {
  let root: Root | undefined;
  return {
    render(tree: ReactNode) {
      if (root) root.render(tree);
      // In slices: a click in between is answered.
      else startTransition(() => void (root = hydrateRoot(place, tree, optionsOf(place))));
    },
    unmount: () => root?.unmount(),
  };
}

/** The roots that single-spa-react makes: in a place that the shell has marked as this release's rendering, one that takes it over. */
export const roots = {
  createRoot(place: HTMLElement): Root {
    if (place.dataset['rendered'] === undefined) return createRoot(place, optionsOf(place));
    delete place.dataset['rendered'];
    return takeOver(place);
  },
};

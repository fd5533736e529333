export { DeadlineError, withDeadline } from './src/deadline.ts';
export { defineRemote } from './src/define-remote.tsx';
export { isDisplacedNode } from './src/displaced-node.ts';
export { HostContext, useHost } from './src/host-context.ts';
export { lazyPiece, type LazyPiece } from './src/lazy-piece.tsx';
export { createLoaded, type Loaded } from './src/loaded.ts';
export { isMissingFile } from './src/missing-file.ts';
export {
  type MountedPart,
  type PageLoader,
  type PagesProps,
  type PartLoader,
  type PartProps,
  type PartStatus,
  type Remote,
  type RemoteDefinition,
  type RemoteHost,
} from './src/remote-contract.ts';
export { RenderedBoundary } from './src/rendered-boundary.tsx';
export { roots } from './src/roots.tsx';
export { Slot } from './src/slot.tsx';
export { MissingFiles, PageSkeleton, RemoteFailure } from './src/standing-in.tsx';
export { Surroundings } from './src/surroundings.tsx';
export { type Rendering } from './src/rendering.ts';
export { awayForSignedIn, hiddenFromSignedIn } from './src/session-guess.ts';
export { useConfig } from './src/use-config.ts';
export { useEnvironment } from './src/use-environment.ts';
export { useHydrated } from './src/use-hydrated.ts';
export { useNow } from './src/use-now.ts';
export { usePageHead } from './src/use-page-head.ts';
export { useSwitch } from './src/use-switch.ts';
export { useStructuredData } from './src/use-structured-data.ts';
export { breadcrumbs, excerpt, itemList, type Crumb } from './src/head-texts.ts';

export { DeadlineError, withDeadline } from './src/loading/deadline.ts';
export { defineRemote } from './src/define-remote.tsx';
export { answerOf, bothOf, type Answer, type AnswerOptions, type QueryState } from './src/loading/answer-of.tsx';
export { isDisplacedNode } from './src/displaced-node.ts';
export { HostContext, useHost } from './src/context/host-context.ts';
export { lazyPiece, type LazyPiece } from './src/loading/lazy-piece.tsx';
export { createLoaded, type LoadedModules } from './src/loading/loaded.ts';
export { isMissingFile } from './src/loading/missing-file.ts';
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
} from './src/contract/remote-contract.ts';
export { RenderedBoundary } from './src/rendered-boundary.tsx';
export { roots } from './src/roots.tsx';
export { Slot } from './src/slot.tsx';
export { MissingFiles, PageSkeleton, RemoteFailure } from './src/loading/standing-in.tsx';
export { Surroundings } from './src/context/surroundings.tsx';
export { type Rendering } from './src/contract/rendering.ts';
export { awayForSignedIn, hiddenFromSignedIn } from './src/context/session-guess.ts';
export { useConfig } from './src/context/use-config.ts';
export { useEnvironment } from './src/context/use-environment.ts';
export { useHydrated } from './src/loading/use-hydrated.ts';
export { useNow } from './src/context/use-now.ts';
export { usePageHead } from './src/context/use-page-head.ts';
export { useSwitch } from './src/context/use-switch.ts';
export { useStructuredData } from './src/context/use-structured-data.ts';
export { breadcrumbs, excerpt, itemList, type Crumb } from './src/context/head-texts.ts';

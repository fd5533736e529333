import type { Verdicts } from '../access/access.ts';
import type { ChangedTopic } from '../topics.ts';
import type { Session } from '../session/viewer.ts';

/** The third argument of every resolver. Services come by closure, not through here. */
export type GraphqlContext = {
  session: Session;
  /** The verdicts on the operation's fields for the caller. */
  verdicts: Verdicts;
  requestId: string;
  /** The visitor's address, for limits. */
  ip: string;
  /** The site's address as the visitor sees it (see `originOf`). */
  protocol: 'http' | 'https';
  host: string;
  /** The header as it came. */
  cookie: string | undefined;
  /** For answers with tokens: a repeat with the same idempotency key runs again instead of finding them stored. */
  neverStore: () => void;
  /** Public pages show something else of these topics from now on. */
  pagesChanged: (topics: readonly ChangedTopic[]) => void;
};

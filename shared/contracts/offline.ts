/** The address of the service worker's script: that of the shell's release that the visitor gets, or one that ends every worker. */
export const WORKER_SCRIPT = '/sw.js';

/** The address of the page without content, which stands for any address while a browser is offline. */
export const FRAME_PAGE = '/offline-frame';

/**
 * The header of a page that says whether a worker may keep it: the id of its composition, or `KEEP_NOTHING` for one that was made for a
 * tester, a preview or a link, beside which no kept page is shown either.
 */
export const KEEP_HEADER = 'petcare-keep';
export const KEEP_NOTHING = 'no';

/** One file to keep for the frame, with the hash that it must have. */
export type KeptFile = { address: string; integrity?: string };

/** The id of the element in the frame that lists its files (`KeptFile[]`) as JSON. */
export const KEPT_FILES = 'kept-files';

/** The composition of a page, by its id, with the files that the page was given so far; `page` its address where it came before the worker. */
export type CompositionMessage = { type: 'composition'; composition: string; files: KeptFile[]; page: string | null };
/** A message of a page to the worker. `person` is the account that is signed in, null for nobody; `aside` is of a page that was made for a tester. */
export type WorkerMessage = { type: 'session'; person: string | null } | { type: 'aside' } | CompositionMessage;

/** The names of a browser's caches that belong to whoever has used it: they go with the session. */
export const PERSONAL_CACHES = ['petcare-pages', 'petcare-answers', 'petcare-pictures'] as const;
/** The beginning of every name of a cache of the site. */
export const CACHE_PREFIX = 'petcare-';

/** The key in the device's storage under which the account stands whose notices come to this browser. */
export const PUSH_OWNER = 'petcare.push-owner';

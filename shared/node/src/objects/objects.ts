/** The content of a file that nobody changes meanwhile. */
export type FileContent = { path: string };

/**
 * The store in which releases and uploads are kept: content under keys, `a/b/c.js`. A key is written once; who reads it gets all that was written or
 * nothing.
 */
export type Objects = {
  get(key: string): Promise<Buffer | null>;
  /** Write where nothing is yet; false when something is there. A file is read piece by piece. */
  create(key: string, content: Buffer | FileContent): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** The objects below a prefix that is empty or ends in a slash; in the order of the keys. */
  list(prefix: string): AsyncGenerator<{ key: string; modified: Date }>;
};

/** The store did not do it, or not in time: an answer for now, not about what it keeps. */
export class StoreUnavailable extends Error {
  readonly statusCode = 503;
  constructor(what: string, cause: unknown) {
    super(`The store failed at ${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'StoreUnavailable';
  }
}

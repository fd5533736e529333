/**
 * The store of releases, each under its package's name and its id. A release is there whole or not at all, and what is there never changes:
 * what has no
 * `manifest.json`, which is written last, does not exist.
 */
export type ReleaseStore = {
  has(name: string, release: string): Promise<boolean>;
  /**
   * Store the finished build in this folder. Two who store the same at once do no harm.
   * @throws when something else is stored under this address already
   */
  put(name: string, release: string, from: string): Promise<void>;
  /** A file of a release as it was stored, or null when there is none. Its whole content: what comes only in half is an error, not an answer. */
  read(name: string, release: string, path: string): Promise<Buffer | null>;
  /** Take a release away: from the first step on it is not there. */
  remove(name: string, release: string): Promise<void>;
  /** Take away what was left by writers that died in the middle. */
  removeAbandoned(): Promise<void>;
};

/** The milliseconds without a write after which something is no longer being written. */
export const ABANDONED_AFTER = 60 * 60_000;

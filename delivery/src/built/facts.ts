/** The offer that the code of a remote hands to `defineRemote`: its promises as values; `loads` says of each page and part which files it is loaded by. */
export type BuiltOffer = {
  said: Record<string, unknown>;
  pages: Record<string, ScreenFacts>;
  parts: Record<string, ScreenFacts>;
};

/** The code of one screen: the files that it is loaded by, the shared modules that these run with, and the slots that they name. */
export type ScreenFacts = { files: string[]; shared: string[]; slots: string[] };

/** The facts that the files of a build say, whatever its manifest says. */
export type BuiltFacts = {
  /** The files that run before anything shows, with all code that nothing loads by a name. */
  initial: string[];
  /** The code that nothing loads by a name that can be read. */
  unplaced: string[];
  /** Share keys that it takes from the page, and the names that it uses of each; `*` where it hands one on whole. */
  shared: Record<string, string[]>;
  /** Null of the shell, which defines no remote. */
  offer: BuiltOffer | null;
  /** Of the shell: the files of each of its own pages. */
  pages: Record<string, ScreenFacts>;
};

/** A build to be read: absolute paths by the names of its files, the pages of a shell, the slots that are known. */
export type BuildToRead = { name: string; entry: string; pages: string[]; slots: string[]; files: Record<string, string> };

/** The outcome; `unreadable` says what could not be read. */
export type ReadCode = { facts: BuiltFacts } | { unreadable: string };

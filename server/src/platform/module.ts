import type { Http } from './http/http.ts';
import type { Loaders } from './graphql/resolvers.ts';
import type { Resolvers } from './graphql/schema.gen.ts';

/** What one domain gives to the wire; `app.ts` lists them all. Its `.graphql` file is found by itself. */
export type ServerModule = {
  routes?: (http: Http) => void;
  resolvers?: Resolvers;
  /** Field resolvers that are called once for many parents: no N+1. */
  loaders?: Loaders;
  /** Mutations after which every page shows what it did before: they only count or record. */
  counting?: readonly string[];
};

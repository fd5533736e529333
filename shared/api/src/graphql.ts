import { initGraphQLTada } from 'gql.tada';
import type { introspection } from '../graphql-env.d.ts';

/**
 * Write an operation: `graphql(\`query Page_Operation { … }\`)`. Its variables
 * and result are typed by the server's schema (`npm run generate`).
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { ID: string; Date: string; DateTime: string; Time: string };
}>();

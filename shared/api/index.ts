export { createApiClient, type ApiClientOptions } from './src/client.ts';
export { graphql } from './src/graphql.ts';
export { messageOfError } from './src/message-of-error.ts';
export { restClient, RestFault, type FieldError, type RestAnswer, type RestOptions } from './src/rest-client.ts';
export { type FragmentOf, type ResultOf, type VariablesOf } from 'gql.tada';

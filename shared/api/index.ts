export { createAttempts, newIdempotencyKey, type Attempts } from './src/attempts.ts';
export { createApiClient, type ApiClientOptions } from './src/client.ts';
export { fieldErrorsOf, refusalOf } from './src/field-errors.ts';
export { graphql } from './src/graphql.ts';
export { messageOfError, offlineSentence } from './src/message-of-error.ts';
export { askingExchange, createRenderedAnswers, type RenderedAnswers } from './src/rendered.ts';
export {
  getLocationInfo,
  restClient,
  RestFault,
  uploadImage,
  type LocationInfo,
  type RestAnswer,
  type RestOptions,
  type UploadedImage,
} from './src/rest-client.ts';
export { useLiveCheck, type LiveCheck } from './src/use-live-check.ts';
export { type FragmentOf, type ResultOf, type VariablesOf } from 'gql.tada';

export { createAttempts, type Attempts } from './src/attempts.ts';
export { createApiClient, type ApiClientOptions } from './src/client.ts';
export { downloadFile, saveFile } from './src/rest/download.ts';
export { fieldErrorsOf, refusalOf } from './src/field-errors.ts';
export { graphql } from './src/graphql.ts';
export { isNotFound } from './src/is-not-found.ts';
export { messageOfError, offlineSentence } from './src/message-of-error.ts';
export { askingExchange, createRenderedAnswers, type RenderedAnswers } from './src/rendered.ts';
export { randomId } from './src/random-id.ts';
export { rest } from './src/rest/rest.ts';
export {
  type FieldError,
  type RestAnswer,
  type RestData,
  type RestOptions,
  type RestPath,
  type RestRefusal,
} from './src/rest/rest-types.ts';
export { useAskedWhenOnline } from './src/use-asked-when-online.ts';
export { useAttempt, type Attempt } from './src/use-attempt.ts';
export { useSentOnce } from './src/use-sent-once.ts';
export { useOnline } from './src/use-online.ts';
export { useLiveCheck, type LiveCheck } from './src/use-live-check.ts';
export { useRest, type RestState } from './src/rest/use-rest.ts';
export { type FragmentOf, type ResultOf, type VariablesOf } from 'gql.tada';

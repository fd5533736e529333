import type { paths } from '../../rest-env.d.ts';

export type RestMethod = 'get' | 'post' | 'patch' | 'delete';

/** The addresses of openapi.json that have this method, as they stand there: `/api/client/company/{id}/click`. */
export type RestPath<M extends RestMethod> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never;
}[keyof paths];

type AnswerOf<Operation> = Operation extends { responses: infer R } ? R[keyof R] : never;

/** The `data` of what a call answers when it succeeds. */
export type RestData<M extends RestMethod, P extends RestPath<M>> =
  AnswerOf<paths[P][M]> extends infer A ? (A extends { content: { 'application/json': { data: infer D } } } ? D : never) : never;

type BodyOf<Operation, Type extends string> = Operation extends { requestBody: { content: { [T in Type]: infer B } } } ? B : never;
type Query<Operation> = Operation extends { parameters: { query?: infer Q } } ? NonNullable<Q> : never;
type PathNamesOf<Operation> = Operation extends { parameters: { path: infer N } } ? N : never;

/** An option that has to be given, one that may be left out since all in it may, or none where the call takes nothing of the kind. */
type Option<Name extends string, T> = [T] extends [never] ? unknown : object extends T ? { [N in Name]?: T } : { [N in Name]: T };

/**
 * The options of a call: `path` the names in its address, `query` behind it, `body` sent as JSON, `form` as multipart.
 * `idempotencyKey` makes a repeat harmless; `keepalive` has it sent though the page is left; `signal` gives it up.
 */
export type RestOptions<M extends RestMethod, P extends RestPath<M>> = Option<'path', PathNamesOf<paths[P][M]>> &
  Option<'query', Query<paths[P][M]>> &
  Option<'body', BodyOf<paths[P][M], 'application/json'>> &
  Option<'form', BodyOf<paths[P][M], 'multipart/form-data'>> & { idempotencyKey?: string; keepalive?: boolean; signal?: AbortSignal };

/** One broken rule of a validation failure; `constraints` maps a rule's name to a Korean sentence. */
export type FieldError = { property: string; constraints: Record<string, string> };

/**
 * The reason why a call came to nothing. `message` is the sentence for the person. `error.code` is the API's, or `UNREACHABLE` where it
 * could not be asked or did not answer as it should: whether the call was carried out is not known then.
 * `details` is what a code tells besides, unchecked.
 */
export type RestRefusal = {
  success: false;
  message: string;
  error: { code: string; message: string };
  errors?: FieldError[];
  details?: unknown;
};

/** The outcome of every REST call: the data, or the refusal. */
export type RestAnswer<T> = { success: true; data: T } | RestRefusal;

import type { RenderedData } from '@petcare/contracts';
import { makeResult, type Exchange, type Operation, type OperationResult } from 'urql';
import { filter, make, mergeMap, pipe, takeUntil, type Source } from 'wonka';
import { failAfterwards } from './failures.ts';

/** The refusal of an operation, as the server words it: an error code and a Korean sentence. */
export type Refusal = { code: string; message: string; extensions?: Record<string, unknown> };
export const refusal = (code: string, message: string, extensions: Record<string, unknown> = {}): { refusal: Refusal } => ({
  refusal: { code, message, extensions },
});

type Variables = Record<string, unknown>;
type Answer = object | { refusal: Refusal };
/** The fake API's answers, by operation name: data, a refusal, or a function of the variables. */
export type Responses = Record<string, Answer | ((variables: Variables) => Answer | Promise<Answer>)>;
/** One operation as it reached the network. */
export type SentOperation = { name: string; variables: Variables };

function nameOf({ query }: Operation): string {
  const definition = query.definitions.find((one) => one.kind === 'OperationDefinition');
  return definition && 'name' in definition ? (definition.name?.value ?? '') : '';
}

const isRefused = (answer: Answer): answer is { refusal: Refusal } => 'refusal' in answer;

/** The API's answer to an operation by name. */
export async function answerOf(name: string, variables: Variables, responses: Responses): Promise<RenderedData[string]> {
  const response = responses[name];
  if (response === undefined) throw new Error(`The test answers no operation "${name}"`);
  const answer = await (typeof response === 'function' ? response(variables) : response);
  if (!isRefused(answer)) return { data: answer };
  const { code, message, extensions } = answer.refusal;
  return { data: null, errors: [{ message, extensions: { ...extensions, code } }] };
}

function answerSource(operation: Operation, responses: Responses, sent: SentOperation[]): Source<OperationResult> {
  return make<OperationResult>(({ next, complete }) => {
    let isWanted = true;
    // As the network does: what is torn down in the same tick (a hook's first render) is never sent.
    const answer = async () => {
      if (!isWanted) return;
      const asked = { name: nameOf(operation), variables: operation.variables ?? {} };
      sent.push(asked);
      const { data, errors } = await answerOf(asked.name, asked.variables, responses);
      if (!isWanted) return;
      next(makeResult(operation, { data, ...(errors && { errors: [...errors] }) }));
      complete();
    };
    void Promise.resolve().then(answer).catch(failAfterwards);
    return () => {
      isWanted = false;
    };
  });
}

/**
 * The terminal exchange of a real urql client, answering from `responses`
 * instead of the network; `sent` collects what the page asked for. An
 * operation that has no answer stays open and fails its test with its name
 * (`setup.ts`).
 */
export function fakeApi(responses: Responses, sent: SentOperation[] = []): Exchange {
  return () => (operations$) =>
    pipe(
      operations$,
      filter(({ kind }) => kind === 'query' || kind === 'mutation'),
      mergeMap((operation) => {
        const tornDown$ = pipe(
          operations$,
          filter(({ kind, key }) => kind === 'teardown' && key === operation.key),
        );
        return pipe(answerSource(operation, responses, sent), takeUntil(tornDown$));
      }),
    );
}

import type { AskedOperation, RenderedData } from '@petcare/contracts';
import { makeResult, stringifyDocument, type Exchange, type Operation, type OperationResult } from 'urql';
import { filter, fromPromise, map, merge, mergeMap, pipe, share, tap } from 'wonka';

/** Answers that a page was rendered with, for the client that takes it over. */
export type RenderedAnswers = {
  /** Stands before the network and answers what the page came with, once. */
  exchange: Exchange;
  /** From now on they are old: whoever still has to take one over is shown it at once, as stale, and the network is asked too. */
  outdate(): void;
};

const isQuery = ({ kind }: Operation) => kind === 'query';

function resultOf(operation: Operation, { data, errors }: RenderedData[string]): OperationResult {
  return makeResult(operation, { data, ...(errors && { errors: [...errors] }) });
}

/**
 * The answers that came with the page. A component that is taken over asks
 * twice: for a moment in its first render, then for good. So an answer is used
 * up a moment after somebody has stayed with it, and the next time the network
 * is asked.
 * @param isPersonal whether the API may answer this person otherwise than everybody: then the rendered answer is shown at once, as stale, and the network asked too
 */
export function createRenderedAnswers(data: RenderedData, isPersonal: () => boolean): RenderedAnswers {
  const answers = new Map(Object.entries(data));
  const staying = new Set<number>();
  let isOld = false;
  const needsAsking = () => isOld || isPersonal();

  function answer(operation: Operation): OperationResult {
    const found = answers.get(String(operation.key)) ?? {};
    staying.add(operation.key);
    setTimeout(() => {
      if (staying.delete(operation.key)) answers.delete(String(operation.key));
    });
    return { ...resultOf(operation, found), stale: needsAsking() };
  }
  const isKnown = (operation: Operation) => isQuery(operation) && answers.has(String(operation.key));

  return {
    outdate() {
      isOld = true;
    },
    exchange:
      ({ forward }) =>
      (operations$) => {
        const all$ = pipe(
          operations$,
          tap(({ kind, key }) => kind === 'teardown' && staying.delete(key)),
          share,
        );
        const known$ = pipe(all$, filter(isKnown), map(answer));
        const asked$ = pipe(
          all$,
          filter((operation) => !isKnown(operation) || needsAsking()),
          forward,
        );
        return merge([asked$, known$]);
      },
  };
}

/**
 * For a server: asks each operation once, and keeps the answers in `known` by
 * urql's key, for the browser that takes the page over. The client suspends
 * until they are there.
 */
export function askingExchange(known: RenderedData, ask: (operation: AskedOperation) => Promise<RenderedData[string]>): Exchange {
  const asked = new Map<number, Promise<RenderedData[string]>>();
  async function answer(operation: Operation): Promise<OperationResult> {
    const answering = asked.get(operation.key) ?? ask({ query: stringifyDocument(operation.query), variables: { ...operation.variables } });
    asked.set(operation.key, answering);
    const answered = await answering;
    known[String(operation.key)] = answered;
    return resultOf(operation, answered);
  }
  return () => (operations$) =>
    pipe(
      operations$,
      filter(isQuery),
      mergeMap((operation) => fromPromise(answer(operation))),
    );
}

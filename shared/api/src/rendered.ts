import type { AskedOperation, RenderedData } from '@petcare/contracts';
import { makeResult, stringifyDocument, type Exchange, type Operation, type OperationResult } from 'urql';
import { filter, map, merge, pipe, share, tap } from 'wonka';

/** Answers that a page was rendered with, for the client that takes it over. */
export type RenderedAnswers = {
  /** Stands before the network and answers what the page came with, once. */
  exchange: Exchange;
  /** Forget what nobody has asked for: later it would be old. */
  drop(): void;
};

const isQuery = ({ kind }: Operation) => kind === 'query';

function answered(operation: Operation, { data, errors }: RenderedData[string]): OperationResult {
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

  function answer(operation: Operation): OperationResult {
    const found = answers.get(String(operation.key)) ?? {};
    staying.add(operation.key);
    setTimeout(() => {
      if (staying.delete(operation.key)) answers.delete(String(operation.key));
    });
    return { ...answered(operation, found), stale: isPersonal() };
  }
  const isKnown = (operation: Operation) => isQuery(operation) && answers.has(String(operation.key));

  return {
    drop: () => answers.clear(),
    exchange: ({ forward }) => (operations$) => {
      const all$ = pipe(
        operations$,
        tap(({ kind, key }) => kind === 'teardown' && staying.delete(key)),
        share,
      );
      const known$ = pipe(all$, filter(isKnown), map(answer));
      const asked$ = pipe(all$, filter((operation) => !isKnown(operation) || isPersonal()), forward);
      return merge([asked$, known$]);
    },
  };
}

/**
 * For a server, which waits for nobody while it renders: answers what is known
 * and writes into `wanted`, by urql's key, what has to be asked before it
 * renders again.
 */
export function collectingExchange(known: RenderedData, wanted: Map<string, AskedOperation>): Exchange {
  return () => (operations$) =>
    pipe(
      operations$,
      filter((operation) => {
        const key = String(operation.key);
        if (!isQuery(operation) || known[key]) return isQuery(operation);
        wanted.set(key, { query: stringifyDocument(operation.query), variables: { ...operation.variables } });
        return false;
      }),
      map((operation) => answered(operation, known[String(operation.key)] ?? {})),
    );
}

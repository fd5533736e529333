import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID } from './request-ids.ts';
import { tracingHeaders } from './traces/traces.ts';

/** A request that is being worked on, and how it is answered when that fails. */
export type RequestAtWork = { id: string; request: IncomingMessage; response: ServerResponse; fail: (error: Error) => void };

const atWork = new AsyncLocalStorage<RequestAtWork>();
let report: (error: unknown) => void = () => undefined;

function end({ response, fail }: RequestAtWork, error: unknown): void {
  report(error);
  try {
    // What was thrown while the connection was read leaves its parser in the midst of something.
    response.shouldKeepAlive = false;
    if (response.headersSent) response.destroy();
    else fail(error instanceof Error ? error : new Error(String(error)));
  } catch (failure) {
    report(failure);
    response.destroy();
  }
}

/** A callback for what forgets whose request it works on, as pools of connections do: what it throws ends the request that passes it. */
export function ofThisRequest<Given extends unknown[], Back>(run: (...given: Given) => Back): (...given: Given) => Back | undefined {
  const work = atWork.getStore();
  if (!work) return run;
  return (...given) =>
    atWork.run(work, () => {
      try {
        return run(...given);
      } catch (error) {
        end(work, error);
        return undefined;
      }
    });
}

/** Runs what answers a request, so that whatever it begins, however much later it fails, is known to be of this request. */
export function workOnRequest(work: RequestAtWork, run: () => void): void {
  atWork.run(work, () => {
    // Both tell of a connection that is older than the request.
    for (const emitter of [work.request, work.response]) emitter.emit = ofThisRequest(emitter.emit.bind(emitter)) as typeof emitter.emit;
    run();
  });
}

/** The headers of a call that is made for the request that is being worked on: they say so at its other end. None outside of one. */
export function carriedHeaders(): Record<string, string> {
  const work = atWork.getStore();
  return { ...(work && { [REQUEST_ID]: work.id }), ...tracingHeaders() };
}

/**
 * Ends a request alone when an error of it reaches nobody: a listener that throws, a promise that nobody waits for. An
 * error that is of no request ends the process as before: nobody knows in what state it is.
 */
export function endRequestsAlone(tell: (error: unknown) => void): void {
  report = tell;
  const answer = (error: unknown) => {
    const work = atWork.getStore();
    if (work) return end(work, error);
    report(error);
    process.exit(1);
  };
  process.on('uncaughtException', answer).on('unhandledRejection', answer);
}

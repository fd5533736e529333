/** Thrown for an answer that had to come within a time and has not. */
export class TookTooLong extends Error {
  constructor(what: string, milliseconds: number) {
    super(`${what} took more than ${milliseconds / 1000} s`);
    this.name = 'TookTooLong';
  }
}

/** The work's own end, or TookTooLong after so many milliseconds; what becomes of the work then is nobody's concern any more. */
export async function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(what, milliseconds)), milliseconds);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}

/** The work's own end, or the signal's reason as soon as it is given. */
export async function unlessStopped<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let stop = (): void => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
  return Promise.race([work, stopped]).finally(() => signal.removeEventListener('abort', stop));
}

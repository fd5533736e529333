/** A load, mount or unmount that took longer than it may. */
export class DeadlineError extends Error {
  constructor(what: string, milliseconds: number) {
    super(`${what} took more than ${milliseconds} ms`);
    this.name = 'DeadlineError';
  }
}

/** The promise's outcome, or a DeadlineError when it has none after so many milliseconds. */
export function withDeadline<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(what, milliseconds)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

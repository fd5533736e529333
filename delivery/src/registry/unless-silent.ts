/** Longer than any move takes, those included that wait for another one. */
const LIMIT = 15_000;

/** The registry has not answered in time: what was begun is undone as soon as it answers again. */
export class RegistrySilent extends Error {
  constructor() {
    super(
      'The registry does not answer. Nothing more is done, even when it answers again; whether it had been done already is in the log (audit).',
    );
    this.name = 'RegistrySilent';
  }
}

/**
 * The outcome of work on the registry, which is waited for as long as the limit, and as somebody waits for it.
 * @param work looks at its signal before it commits, so that what nobody waits for any more is not done
 * @throws RegistrySilent, or the reason of `stopped`
 */
export async function unlessSilent<T>(
  work: (stopped: AbortSignal) => Promise<T>,
  { stopped, limit = LIMIT }: { stopped?: AbortSignal | undefined; limit?: number | undefined } = {},
): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new RegistrySilent()), limit);
  const signal = AbortSignal.any([late.signal, ...(stopped ? [stopped] : [])]);
  try {
    signal.throwIfAborted();
    const given = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }));
    const working = work(signal);
    working.catch(() => undefined);
    return await Promise.race([working, given]);
  } finally {
    clearTimeout(timer);
  }
}

import { constants } from 'node:os';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** The end of a command before it was done; `message` is a sentence that says by what, `code` its exit code. */
export class CommandStopped extends Error {
  readonly code: number;

  constructor(message: string, code = 1) {
    super(message);
    this.name = 'CommandStopped';
    this.code = code;
  }
}

/** A signal that comes when somebody ends this command, with a `CommandStopped`: what is under way is told before it ends. Who insists ends it at once. */
export function stoppedBySignals(): AbortSignal {
  const stopped = new AbortController();
  for (const name of SIGNALS)
    process.on(name, () => {
      const reason = new CommandStopped(`Stopped by ${name}.`, 128 + constants.signals[name]);
      if (stopped.signal.aborted) process.exit(reason.code);
      stopped.abort(reason);
    });
  return stopped.signal;
}

/** The run of a command that starts things: the list of what must be undone, and the signal to leave. */
export interface Run {
  undo: (() => Promise<unknown>)[];
  leave: AbortSignal;
}

/** The run of this process: told to leave, it undoes everything and goes. */
export function startRun(): Run & { undoAll: () => Promise<void> } {
  const leave = new AbortController();
  const undo: Run['undo'] = [];
  const undoRest = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  // Who is told to leave may be at its end already: one after the other, so that nothing goes while somebody needs it.
  let undoing = Promise.resolve();
  const undoAll = () => (undoing = undoing.then(undoRest, undoRest));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.on(name, () => {
      leave.abort();
      void undoAll().finally(() => process.exit(130));
    });
  }
  process.channel?.unref();
  return { undo, leave: leave.signal, undoAll };
}

const failures: unknown[] = [];

/** Let a test fail when it is over, with an error of something that it doesn't wait for. */
export function failAfterwards(error: unknown): void {
  failures.push(error);
}

/** Throws what came in by `failAfterwards` since the last call: the error, or an `AggregateError` of several. */
export function throwFailures(): void {
  const [first, ...more] = failures.splice(0);
  if (more.length > 0) throw new AggregateError([first, ...more], [first, ...more].map(String).join('\n'));
  if (first) throw first;
}

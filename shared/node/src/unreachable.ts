/** The driver's own names, Node's, and PostgreSQL's for a server that stops, starts or is full. */
const UNREACHABLE =
  /^(?:CONNECTION_(?:CLOSED|ENDED|DESTROYED)|(?:CONNECT|ANSWER)_TIMEOUT|ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|57P0[1-4]|08...|53300)$/;

/** The connection to the database was lost, or there is none to be had: the statement may be sent again. */
export function isUnreachable(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && UNREACHABLE.test(code);
}

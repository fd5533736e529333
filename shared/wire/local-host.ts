const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True when an address names this very machine. Of a Host header it proves nothing: anybody can write it. */
export function isLocalHost(host: string): boolean {
  return LOCAL_HOSTS.has(host.replace(/:\d+$/, '').toLowerCase());
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a site is opened on this very machine, by the Host header of the request: there no key is needed. */
export function isLocalHost(host: string): boolean {
  return LOCAL_HOSTS.has(host.replace(/:\d+$/, '').toLowerCase());
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const OVERRIDE = /^(mf-[a-z0-9-]+)@localhost:(\d{2,5})$/;

/** A remote that a developer serves from this machine instead of its release. */
export type Override = { remote: string; origin: string };

/** The overrides of an address: only for a site that is itself opened on this machine, else anybody could send a link that loads foreign code. */
export function overridesOf(host: string, remoteParameters: readonly string[]): Override[] {
  if (!LOCAL_HOSTS.has(host.replace(/:\d+$/, '').toLowerCase())) return [];
  return remoteParameters.flatMap((parameter) => {
    const [, remote, port] = OVERRIDE.exec(parameter) ?? [];
    return remote && port ? [{ remote, origin: `http://localhost:${port}` }] : [];
  });
}

import type { InjectOptions } from 'fastify';
import { buildApp } from '../../app.ts';
import { createDatabase } from '../../platform/database/database.ts';
import type { TestApp } from '../with-app.ts';

/** Another process on the same database, of which a request goes no further as soon as it has committed a transaction. */
export function aDyingProcess({ config, clock, databaseUrl }: TestApp, deaths: number) {
  // Whoever is dead keeps its turn.
  const real = createDatabase(databaseUrl, { max: deaths + 4 });
  let die: (how: 'dead') => void = () => undefined;
  const begin = async (work: (sql: never) => unknown) => {
    await real.begin(work as never);
    die('dead');
    return new Promise(() => undefined);
  };
  const db = new Proxy(real, {
    get: (target, name) => (name === 'begin' ? begin : (Reflect.get(target, name) as unknown)),
  });
  const { http } = buildApp({ db, clock, config });
  return {
    /** Its answer, or that it died before it gave one. */
    async ask(request: InjectOptions): Promise<string> {
      const dead = new Promise<string>((resolve) => (die = resolve));
      return Promise.race([dead, http.inject(request).then(({ body }) => body)]);
    },
    close: () => Promise.all([http.close(), real.end({ timeout: 0 })]),
  };
}

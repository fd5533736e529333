import { useHost } from './host-context.ts';

/**
 * The name of the site that this page is of, as whoever runs it has said (`ENVIRONMENT`): `production` where nobody has,
 * `staging` for example elsewhere. The same in server rendering as in the browser. Throws outside a mounted remote.
 */
export function useEnvironment(): string {
  return useHost().environment ?? 'production';
}

const DANAL = 'https://wauth.teledit.com';

/**
 * Who else than the site its pages may post a form to: the provider that verifies identities, as the API is set
 * up with it (`server/src/providers`). None where that is off. Throws for a `SANDBOX_URL` that is no address.
 */
export function readFormTargets(env: Record<string, string | undefined>): string[] {
  if (env['DANAL_CPID']) return [DANAL];
  const sandbox = env['NODE_ENV'] === 'production' ? undefined : env['SANDBOX_URL'];
  return sandbox ? [new URL(sandbox).origin] : [];
}

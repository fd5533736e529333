import postgres from 'postgres';
import { startPostgres } from '@petcare/postgres';

const IN_USE = 4_130_003;

export type SharedCluster = { url: string; stop(): Promise<void> };

/** A cluster for tests, which several runs may use at once: the last of them that stops it ends it. */
export async function useCluster(dir: string): Promise<SharedCluster> {
  const { url, stop } = await startPostgres({ dir, fast: true });
  // Held by the connection: a run that is killed holds it no longer.
  const user = postgres(url, { max: 1, onnotice: () => undefined });
  await user`select pg_advisory_lock_shared(${IN_USE})`;
  return {
    url,
    async stop() {
      const [last] = await user<[{ is_last: boolean }]>`
        select pg_try_advisory_lock(${IN_USE}) as is_last from pg_advisory_unlock_shared(${IN_USE})`;
      await user.end({ timeout: 1 });
      if (last.is_last) await stop();
    },
  };
}

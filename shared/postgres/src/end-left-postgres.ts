import { isAlive, signal, until } from '@petcare/node/processes';
import { isPostmasterOf, readPostmaster } from './postmaster.ts';

/** Ends the PostgreSQL that a killed run has left on this data folder, for good; nothing where there is none. */
export async function endLeftPostgres(cluster: string): Promise<void> {
  const left = await readPostmaster(cluster);
  if (!left || !(await isPostmasterOf(cluster, left.pid))) return;
  signal(left.pid, 'SIGQUIT');
  await until(async () => !(await isAlive(left.pid)), 5_000);
}

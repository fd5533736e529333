import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { useCluster } from './shared-cluster.ts';

async function ask(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return [...(await sql`select 1 as one`)];
  } finally {
    await sql.end({ timeout: 1 });
  }
}

test('the first of two runs that ends leaves the cluster to the other, which stops it', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'petcare-shared-cluster-'));
  try {
    const first = await useCluster(dir);
    const second = await useCluster(dir);
    expect(second.url).toBe(first.url);
    await first.stop();
    expect(await ask(second.url)).toEqual([{ one: 1 }]);
    await second.stop();
    await expect(ask(second.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});

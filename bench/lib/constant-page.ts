import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type ServerProcess } from './server-process.ts';

/** A server that answers everything with this very page: the most that one process can give. A page is too long for an argument. */
export async function startConstantPage(html: string): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'petcare-bench-constant-'));
  const file = join(folder, 'page.html');
  await writeFile(file, html);
  const server = await startServer(join(import.meta.dirname, 'constant-page.main.ts'), [file]);
  await rm(folder, { recursive: true });
  return server;
}

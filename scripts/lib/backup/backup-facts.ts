import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupProblem } from './postgres-tools.ts';

/** The places in the folder of a backup. */
export const places = { dump: 'database.dump', uploads: 'uploads', releases: 'releases', secrets: 'secrets.json', facts: 'backup.json' };

const FORMAT = 1;

/** The facts of a backup, as its folder says them. `takenAt` is when the database was read, ISO 8601; sizes are bytes. */
export type BackupFacts = {
  format: typeof FORMAT;
  takenAt: string;
  postgres: number;
  dump: { sha256: string };
  uploads: { files: number; bytes: number };
  releases: { files: number; bytes: number };
};

export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** @throws BackupProblem when the folder is no whole backup, or its dump is another than the one that was taken */
export async function readFacts(folder: string): Promise<BackupFacts> {
  const text = await readFile(join(folder, places.facts), 'utf8').catch(() => null);
  if (text === null) throw new BackupProblem(`${folder} is no whole backup: it has no ${places.facts}.`);
  const facts = JSON.parse(text) as BackupFacts;
  if (facts.format !== FORMAT) throw new BackupProblem(`${folder} is a backup of a newer version of the site.`);
  const digest = await digestOf(join(folder, places.dump)).catch(() => null);
  if (digest !== facts.dump.sha256)
    throw new BackupProblem(`${join(folder, places.dump)} is damaged: it is not what was written. Nothing was done.`);
  return facts;
}

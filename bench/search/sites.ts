import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@petcare/node/processes';
import { createDatabase } from '../../server/src/platform/database/database.ts';
import { startServer } from '../lib/server-process.ts';
import { questionsOf, type Group, type Question } from './questions.ts';
import { statementsOf, type Statement } from './record.ts';

/** A size's server, what it is asked, and the peer that sends the same statements without it. */
export type Site = {
  size: number;
  url: string;
  questions: Record<Group, Question[]>;
  /** Milliseconds that each question's statements took. */
  bare(group: Group, seconds: number): Promise<number[]>;
};

type Undo = (step: () => Promise<unknown>) => void;

export async function startSite(databaseUrl: string, size: number, dir: string, atOnce: number, undo: Undo): Promise<Site> {
  const questions = await ask(databaseUrl);
  const statements: Record<string, Statement[][]> = {};
  for (const [group, asked] of Object.entries(questions)) statements[group] = await statementsOf(databaseUrl, asked);
  const port = await freePort();
  const server = await startServer(join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts'), [], {
    DATABASE_URL: databaseUrl,
    UPLOADS_DIR: join(dir, 'uploads'),
    JWT_SECRET: randomBytes(48).toString('base64url'),
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
    RATE_LIMITS: 'off',
  });
  undo(server.stop);
  const file = join(dir, `statements-${size}.json`);
  await writeFile(file, JSON.stringify(statements));
  const peer = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'bare.main.ts'), databaseUrl, file, String(atOnce)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  undo(() => ended(peer));
  await once(peer, 'message');
  return { size, url: `http://127.0.0.1:${port}`, questions, bare: (group, seconds) => told(peer, { group, seconds }) };
}

async function ask(databaseUrl: string) {
  const db = createDatabase(databaseUrl, { max: 1 });
  try {
    return await questionsOf(db);
  } finally {
    await db.end();
  }
}

async function told(peer: ChildProcess, what: object): Promise<number[]> {
  peer.send(what);
  const [waited] = (await once(peer, 'message')) as [number[]];
  return waited;
}

async function ended(peer: ChildProcess): Promise<void> {
  if (peer.exitCode !== null || peer.signalCode !== null) return;
  peer.kill('SIGTERM');
  await once(peer, 'exit');
}

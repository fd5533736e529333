import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '@petcare/node/processes';
import { startPostgres } from '@petcare/postgres';
import { threadPool } from '../../scripts/lib/site/threads.ts';
import { startServer } from '../lib/server-process.ts';

const PEOPLE = 20;
const PASSWORD = 'petcare-1234';

export type Credentials = { email: string; password: string };
/** The server with a database of its own, and the people who can log in there. */
export type AuthServer = { url: string; people: readonly Credentials[] };

async function joinAll(url: string): Promise<Credentials[]> {
  const people: Credentials[] = [];
  for (let number = 1; number <= PEOPLE; number += 1) {
    const person = { email: `bench${number}@example.test`, password: PASSWORD };
    const body = JSON.stringify({ ...person, name: `측정 ${number}`, nickname: `측정${number}`, phone: '010-1234-5678' });
    const answer = await fetch(`${url}/api/client/user/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (answer.status !== 201) throw new Error(`Nobody could join: ${await answer.text()}`);
    people.push(person);
  }
  return people;
}

/** A server as `npm start` runs it, alone with a PostgreSQL that keeps what it is given. */
export async function startAuthServer(dir: string, undo: (step: () => Promise<unknown>) => void): Promise<AuthServer> {
  const database = await startPostgres({ dir: join(dir, 'postgres'), say: console.log });
  undo(database.stop);
  const port = await freePort();
  const server = await startServer(join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts'), ['--migrate'], {
    ...threadPool,
    DATABASE_URL: database.url,
    UPLOADS_DIR: join(dir, 'uploads'),
    JWT_SECRET: randomBytes(48).toString('base64url'),
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'development',
  });
  undo(server.stop);
  const url = `http://127.0.0.1:${port}`;
  return { url, people: await joinAll(url) };
}

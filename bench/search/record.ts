import { tmpdir } from 'node:os';
import { buildApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { strongPasswordCost } from '../../server/src/platform/config.ts';
import { createDatabase } from '../../server/src/platform/database/database.ts';
import { noProviders } from '../../server/src/providers/keys.ts';
import type { Question } from './questions.ts';

/** One statement with its parameters, as the driver was given them. */
export type Statement = { text: string; parameters: unknown[] };

/**
 * The statements of the server to its database for each of these questions, one after the other. Throws when one is answered with an error.
 */
export async function statementsOf(databaseUrl: string, questions: readonly Question[]): Promise<Statement[][]> {
  const db = createDatabase(databaseUrl);
  let asked: Statement[] = [];
  db.options.debug = (_connection, text, parameters) => void asked.push({ text, parameters: [...parameters] as unknown[] });
  const config = {
    ...{ production: false, publicUrl: null, jwtSecret: 'a secret that nobody is given a token with', uploadsDir: tmpdir() },
    ...{
      passwordCost: strongPasswordCost,
      rateLimits: false,
      countsKeptSeconds: 0,
      log: false as const,
      providers: noProviders,
      jobs: null,
      redisUrl: null,
    },
  };
  const { http } = buildApp({ db, clock: systemClock, config });
  try {
    const all: Statement[][] = [];
    for (const question of questions) {
      asked = [];
      const answer = await http.inject({ method: 'POST', url: '/graphql', payload: question });
      const { errors = [] } = answer.json<{ errors?: { message: string }[] }>();
      if (errors.length > 0) throw new Error(`${JSON.stringify(question.variables)}: ${errors[0]!.message}`);
      all.push(asked);
    }
    return all;
  } finally {
    await http.close();
    await db.end();
  }
}

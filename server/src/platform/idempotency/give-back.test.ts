import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { giveBack } from './give-back.ts';

const claim = { scope: 'user 7', key: 'a', claimedAt: new Date('2026-11-28T00:00:00Z') };
const away = () => Object.assign(new Error('silent'), { code: 'ANSWER_TIMEOUT' });

/** A database that fails each of the first statements with the error of its place, and tells when one has been done. */
function aDatabase(errors: readonly Error[]) {
  const state = { tries: 0 };
  const done = new Promise<void>((resolve) => {
    Object.assign(state, {
      db: async () => {
        const error = errors[state.tries];
        state.tries += 1;
        if (error) throw error;
        resolve();
        return [{}];
      },
    });
  });
  return { state, done, db: (state as unknown as { db: Database }).db };
}

test('a turn that finds the database away is given back once it is there again', async () => {
  const { db, done, state } = aDatabase([away(), away()]);
  const log = { error: jest.fn() };
  await giveBack(db, claim, log as unknown as FastifyBaseLogger);
  await done;
  expect([state.tries, log.error.mock.calls]).toEqual([3, []]);
});

test('a turn that the database refuses is told of, and tried no more', async () => {
  const error = new Error('no such table');
  const { db, state } = aDatabase([error]);
  const log = { error: jest.fn() };
  await giveBack(db, claim, log as unknown as FastifyBaseLogger);
  expect([state.tries, log.error.mock.calls]).toEqual([1, [[{ err: error }, 'a turn could not be given back']]]);
});

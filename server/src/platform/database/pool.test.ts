import { EventEmitter, once } from 'node:events';
import { watchPool } from '@petcare/node';
import { withApp } from '../../testing/with-app.ts';
import { createDatabase } from './database.ts';

const server = withApp();

test('the counts of a pool tell the connections that transactions hold, and the statements that wait for one', async () => {
  const db = createDatabase(server().databaseUrl, { max: 2 });
  const counts = watchPool(db);
  expect(counts()).toEqual({ most: 2, busy: 0, waiting: 0 });

  const turns = new EventEmitter();
  const begun = [0, 1].map((n) => once(turns, `begun ${n}`));
  const transactions = [0, 1].map((n) =>
    db.begin(async (sql) => {
      await sql`select 1 as one`;
      turns.emit(`begun ${n}`);
      await once(turns, 'end');
      if (n === 1) throw new Error('undone');
    }),
  );
  await Promise.all(begun);
  const asked = [db`select 2 as two`.execute(), db`select no_such_column`.execute()];
  const answers = Promise.allSettled(asked);
  await Promise.resolve();
  expect(counts()).toEqual({ most: 2, busy: 2, waiting: 2 });

  turns.emit('end');
  expect((await Promise.allSettled(transactions)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(counts()).toEqual({ most: 2, busy: 0, waiting: 0 });
  await db.end();
});

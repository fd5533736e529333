import { buildApp } from '../../app.ts';
import { readEnvironment } from '../../environment.ts';
import { systemClock } from '../../platform/clock.ts';
import { createDatabase } from '../../platform/database/database.ts';

const { database, config } = readEnvironment(process.env);
const db = createDatabase(database.directUrl, { max: 3 });
const { services } = buildApp({ db, clock: systemClock, config: { ...config, log: false } });
try {
  const differences = await services.books.listDifferences();
  for (const { subject, booked, standing } of differences) {
    process.stdout.write(`${subject}: the entries make ${booked}, it says ${standing}\n`);
  }
  const { items: open } = await services.payments.listOpenCancels({ page: 1, count: 100 });
  const waiting = open.filter(({ state }) => state === 'asked');
  if (waiting.length > 0) process.stdout.write(`${waiting.length} refunds on their way at the provider\n`);
  const entries = (await services.ledger.countEntries()).toLocaleString('en');
  process.stdout.write(`${entries} entries, ${differences.length === 0 ? 'all ties' : `${differences.length} do not tie`}\n`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  await db.end();
}

import { userInfo } from 'node:os';
import { buildApp } from '../../app.ts';
import { readEnvironment } from '../../environment.ts';
import { systemClock } from '../../platform/clock.ts';
import { createDatabase } from '../../platform/database/database.ts';
import { runCommand } from './command-line/command-line.ts';
import { createOperator } from './index.ts';

const { database, config } = readEnvironment(process.env);
const db = createDatabase(database.directUrl, { max: 3 });
const { services } = buildApp({ db, clock: systemClock, config: { ...config, log: false } });
try {
  process.exitCode = await runCommand(createOperator({ ...services, db, clock: systemClock }), process.argv.slice(2), {
    say: (line) => console.log(line),
    refuse: (line) => console.error(line),
    // The name on this machine, or the one that a tool gives for whoever uses it.
    by: process.env['OPERATOR'] ?? userInfo().username,
    addressOf: (path) => `${process.env['PUBLIC_URL'] ?? ''}${path}`,
  });
} finally {
  await db.end();
}

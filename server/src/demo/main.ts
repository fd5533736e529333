import { buildApp } from '../app.ts';
import { readEnvironment } from '../environment.ts';
import { systemClock } from '../platform/clock.ts';
import { createDatabase } from '../platform/database/database.ts';
import { seedDemo } from './seed.ts';

const { database, config } = readEnvironment(process.env);
if (config.production) throw new Error('Demo data is never put into production');

const db = createDatabase(database.directUrl, { max: 4 });
const { http, services } = buildApp({ db, clock: systemClock, config: { ...config, rateLimits: false, log: false } });
const isSeeded = await seedDemo(services);
await http.close();
await db.end();
console.log(isSeeded ? 'Demo data is in' : 'There are accounts already: no demo data was added');

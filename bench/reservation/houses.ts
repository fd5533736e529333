import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buildApp } from '../../server/src/app.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { createDatabase, type Database } from '../../server/src/platform/database/database.ts';
import { unwrap } from '../../server/src/platform/errors/result.ts';
import { AccountType, type Viewer } from '../../server/src/platform/session/viewer.ts';
import { noProviders } from '../../server/src/providers/keys.ts';
import { killableDatabase, type KillableDatabase } from '../../server/src/testing/storms/killable-database.ts';
import { startServer, type ServerProcess } from '../../server/src/testing/server-process.ts';
import { fillMonth, fillWithBookings } from './data.ts';
import { sized } from '../lib/sized.ts';

const GUARDIANS = sized(200, 20);
const PASSWORD = 'petcare-1234';
/** So many are booked at; the first ones have five years behind them. */
const BUSY = sized(240, 20);
const OLD = 10;

export type Guest = { id: number; token: string };
export type Houses = {
  db: Database;
  databaseUrl: string;
  database: KillableDatabase;
  servers: [ServerProcess, ServerProcess];
  guests: Guest[];
  /** Businesses, the first ones with a history: one of those is asked for its free slots. */
  busy: number[];
  /** One that nobody has booked yet, open from nine to five. */
  fresh: number;
  /** One with three thousand bookings in the month from `first`. */
  crowded: { id: number; ownerToken: string; first: string; last: string };
  /** Days and times at which all of them take bookings. */
  slots: { date: string; time: string }[];
};

type Undo = (step: () => Promise<unknown>) => void;

/** Two servers on a PostgreSQL of their own, with everything that is asked for. */
export async function openHouses(dir: string, undo: Undo): Promise<Houses> {
  const database = killableDatabase();
  const { url: databaseUrl, drop } = await database.create();
  undo(drop);
  const db = createDatabase(databaseUrl);
  undo(() => db.end());
  const jwtSecret = randomBytes(48).toString('base64url');
  const config = {
    ...{ production: false, publicUrl: null, jwtSecret, uploadsDir: join(dir, 'uploads'), rateLimits: false, countsKeptSeconds: 0 },
    ...{ passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 }, providers: noProviders, jobs: null, redisUrl: null },
    log: false as const,
  };
  // For what is no question of a server: who has joined, and which businesses there are.
  const { services, http } = buildApp({ db, clock: systemClock, config });
  undo(() => http.close());
  const signIn = async (email: string) => unwrap(await services.accounts.sessions.login({ email, password: PASSWORD }, '127.0.0.1')).token;
  const person = (email: string) => ({ email, password: PASSWORD, name: '측정', nickname: email.split('@')[0]!, phone: '010-1234-5678' });

  async function open(number: number, hours: { open: string; close: string }): Promise<{ id: number; ownerToken: string }> {
    const email = `house${number}@example.test`;
    const owner = unwrap(await services.accounts.registerBusiness(person(email), AccountType.company));
    await services.accounts.setAwaitsApproval(db, owner, false);
    const id = unwrap(
      await services.listings.addListing({
        ...{ kind: 'company', name: `측정미용 ${number}`, address: `서울특별시 구로구 구로동로 ${number + 1}`, ownerUserId: owner },
        ...{ allowReservation: true, isBeautyParlor: true, businessHours: Array.from({ length: 7 }, () => hours) },
      }),
    );
    const viewer: Viewer = {
      ...{ id: owner, accountType: 3, socialType: 0, nickname: '', name: '', sessionId: '' },
      awaitsApproval: false,
    };
    const setting = { sundayReservation: true, holidayReservation: 3 };
    unwrap(await services.reservations.times.updateMyTimeSetting(viewer, setting));
    return { id, ownerToken: await signIn(email) };
  }

  const guests: Guest[] = [];
  for (let number = 0; number < GUARDIANS; number += 1) {
    const email = `guardian${number}@example.test`;
    guests.push({ id: unwrap(await services.accounts.register(person(email))), token: await signIn(email) });
  }
  const busy: number[] = [];
  for (let number = 0; number < BUSY; number += 1) busy.push((await open(number, { open: '09:00', close: '19:00' })).id);
  const fresh = await open(BUSY, { open: '09:00', close: '17:00' });
  const crowded = await open(BUSY + 1, { open: '09:00', close: '19:00' });
  console.log('Making five years of bookings …');
  console.log(`${(await fillWithBookings(db, busy.slice(0, OLD))).toLocaleString('en')} bookings`);
  const month = await fillMonth(db, crowded.id, guests[0]!.id);
  const { calendar } = services.reservations;
  const place = { kind: 'company', id: fresh.id } as const;
  const slots: Houses['slots'] = [];
  for (const { date } of unwrap(await calendar.listAbleDays(place, month.first, '9999-12-31')))
    for (const { time } of unwrap(await calendar.listTimes(place, date))) slots.push({ date, time });
  const target = { databaseUrl, config } as Parameters<typeof startServer>[0];
  // Where mails are on, those of a booking are written with it; nobody listens there, so that sending takes none of the time.
  const mails = { MAIL_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'no-reply@example.test' };
  const servers = await Promise.all([0, 1].map(() => startServer(target, { RATE_LIMITS: 'off', JWT_SECRET: jwtSecret, ...mails })));
  for (const { child } of servers) undo(async () => void child.kill('SIGKILL'));
  return {
    ...{ db, databaseUrl, database, guests, busy, slots, fresh: fresh.id },
    servers: servers as Houses['servers'],
    crowded: { ...crowded, ...month },
  };
}

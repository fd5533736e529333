import type { Clock } from '../clock.ts';
import type { Database, Sql } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { invalid, noAccessToken, tooMany, type AppError } from '../errors/app-error.ts';
import { err, ok, type Result } from '../errors/result.ts';
import type { JobContext } from '../jobs/job.ts';
import { waitingKeyOf } from '../text/image-url.policy.ts';
import * as waiting from './waiting-uploads.sql.ts';

const WAITS_MS = 24 * 60 * 60 * 1000;
/** Of one person at a time. */
const MOST = { files: 60, bytes: 300_000_000 };
const SWEPT_AT_A_TIME = 100;
/** Longer than any verb takes. */
const NOBODYS_MS = 60 * 60 * 1000;

export type ForeignUpload = AppError<'FOREIGN_UPLOAD'>;
type TooManyWaiting = AppError<'TOO_MANY_WAITING_UPLOADS'>;
/** Addresses of pictures or keys of private files, before and after what a verb saves. */
export type PictureChange = { before: readonly string[]; after: readonly string[] };

/** Files of people that no record shows yet: nobody else may take them, and after a day they are swept. */
export type WaitingUploads = {
  /** Stores a file that waits with this person; its key. TOO_MANY_WAITING_UPLOADS beyond 60 of them, or 300 MB. */
  receive<E extends AppError>(
    userId: number,
    storeAs: StoreAs<E>,
  ): Promise<Result<string, E | TooManyWaiting | AppError<'NO_ACCESS_TOKEN'>>>;
  /** True when an address or a key still waits with this person. */
  isWaiting(userId: number, addressOrKey: string): Promise<boolean>;
  /**
   * For every verb that saves something with pictures, inside its transaction: what is new in `after` must wait with this
   * person and waits no longer, what `after` has no more is removed by the next sweep. `before` is read under the lock of
   * the record. Called after the record is written: the account, which an insert locks, goes before what waits with it.
   * FOREIGN_UPLOAD names in `errors` each address that is somebody else's, taken already, or swept.
   */
  takeOver(sql: Sql, userId: number, change: PictureChange): Promise<Result<null, ForeignUpload>>;
  /** Removes those of these files that still wait with this person: of a verb that has failed, or that nobody knows to have failed. */
  discard(userId: number, keys: readonly string[]): Promise<void>;
  /** Stores the file of a verb whose account is not made yet; its key. It is swept after an hour unless `takeOfNobody` takes it. */
  receiveOfNobody<E extends AppError>(storeAs: StoreAs<E>): Promise<Result<string, E>>;
  /** Inside the transaction that makes the account. FOREIGN_UPLOAD after that hour. */
  takeOfNobody(sql: Sql, key: string): Promise<Result<null, ForeignUpload>>;
  /** Removes it unless it was taken. */
  discardOfNobody(key: string): Promise<void>;
  /** For verbs that delete a record, inside their transaction: what it showed is removed by the next sweep. */
  handOver(sql: Sql, addresses: readonly string[]): Promise<void>;
};

/** A file to store: its key, its size, and the function that writes it once its place is kept. */
export type StoreAs<E extends AppError> = {
  key: string;
  /** In bytes, as it counts for the person. */
  size: number;
  write(): Promise<Result<null, E>>;
};

type Deps = { db: Database; clock: Clock; remove: (key: string) => Promise<void> };

export function createWaitingUploads({ db, clock, remove }: Deps): WaitingUploads & { sweep(context: JobContext): Promise<void> } {
  const since = () => new Date(clock.now().getTime() - WAITS_MS);

  /** Its row comes before the file: of a process that dies in between, nothing stays that no sweep would find. */
  const keepPlace = (userId: number, key: string, size: number) =>
    inTransaction<Result<null, TooManyWaiting>>(db, async (tx) => {
      await waiting.lockWaitingOf(tx, userId);
      const { files, bytes } = await waiting.sumWaiting(tx, userId);
      if (files >= MOST.files || bytes + size > MOST.bytes) return err(tooManyWaiting);
      await waiting.insertWaiting(tx, { key, userId, size, createdAt: clock.now() });
      return ok(null);
    });

  async function handOver(sql: Sql, addresses: readonly string[]): Promise<void> {
    const keys = new Set(addresses.flatMap((address) => waitingKeyOf(address) ?? []));
    if (keys.size > 0) await waiting.insertRemoved(sql, [...keys], clock.now());
  }

  return {
    async receive(userId, { key, size, write }) {
      const place = await keepPlace(userId, key, size);
      if (!place.ok) return place;
      let isStored = false;
      try {
        const written = await write();
        if (!written.ok) return written;
        // The person may have left meanwhile, and the sweep been here.
        isStored = await waiting.isWaiting(db, userId, key, since());
        return isStored ? ok(key) : err(noAccessToken);
      } finally {
        if (!isStored) {
          await remove(key);
          await waiting.deleteWaiting(db, key);
        }
      }
    },
    async isWaiting(userId, addressOrKey) {
      const key = waitingKeyOf(addressOrKey);
      return key !== undefined && waiting.isWaiting(db, userId, key, since());
    },
    async takeOver(sql, userId, { before, after }) {
      const [had, has] = [new Set(before.map(toKey)), new Set(after.map(toKey))];
      const added = [...has].filter((key) => !had.has(key));
      if (added.length > 0) {
        const taken = new Set(await waiting.takeWaiting(sql, userId, added, since()));
        const foreign = after.filter((address) => !had.has(toKey(address)) && !taken.has(toKey(address)));
        if (foreign.length > 0) return err(foreignUpload(foreign));
      }
      await handOver(
        sql,
        before.filter((address) => !has.has(toKey(address))),
      );
      return ok(null);
    },
    async discard(userId, keys) {
      if (keys.length === 0) return;
      for (const key of await waiting.disown(db, userId, [...keys])) {
        await remove(key);
        await waiting.deleteWaiting(db, key);
      }
    },
    async receiveOfNobody({ key, size, write }) {
      const until = new Date(clock.now().getTime() + NOBODYS_MS);
      await waiting.insertOfNobody(db, { key, size, until });
      const written = await write();
      if (written.ok) return ok(key);
      await waiting.deleteWaiting(db, key);
      return written;
    },
    takeOfNobody: async (sql, key) => ((await waiting.takeOfNobody(sql, key, clock.now())) ? ok(null) : err(foreignUpload([key]))),
    async discardOfNobody(key) {
      if (!(await waiting.isOfNobody(db, key))) return;
      await remove(key);
      await waiting.deleteWaiting(db, key);
    },
    handOver,
    /** Each file goes before its row, and nobody can take it once its row says so: neither is ever left without the other. */
    async sweep({ log, signal }) {
      let [last, failed] = ['', 0];
      while (!signal.aborted) {
        const keys = await waiting.condemn(db, { since: since(), now: clock.now() }, last, SWEPT_AT_A_TIME);
        for (const key of keys) {
          try {
            await remove(key);
            await waiting.deleteWaiting(db, key);
          } catch (error) {
            failed += 1;
            log.error({ err: error, key }, 'an upload could not be removed');
          }
        }
        if (keys.length < SWEPT_AT_A_TIME) break;
        last = keys.at(-1)!;
      }
      if (failed > 0) throw new Error(`${failed} uploads could not be removed`);
    },
  };
}

const tooManyWaiting = tooMany(
  'TOO_MANY_WAITING_UPLOADS',
  60 * 60,
  '올려 두고 아직 저장하지 않은 사진이 너무 많아요. 쓰던 글을 먼저 저장하거나 내일 다시 올려 주세요.',
);

function foreignUpload(addresses: string[]): ForeignUpload {
  const message = '사진을 다시 올려 주세요.';
  return { code: 'FOREIGN_UPLOAD', status: 400, message, errors: addresses.map((address) => invalid(address, 'isOwnUpload', message)) };
}

/** Widths of one picture are one picture. */
function toKey(addressOrKey: string): string {
  return waitingKeyOf(addressOrKey) ?? addressOrKey;
}

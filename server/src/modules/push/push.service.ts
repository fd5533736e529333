import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql, Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { createLimitWrites } from '../../platform/rate-limits/write-limits.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { kindOf, pushKinds, pushTextOf, toDevice, type NewDevice, type PushKind } from './push.policy.ts';
import * as store from './push.sql.ts';

export type PushDevice = store.DeviceRow;
export type PushSettings = { publicKey: string; kinds: { kind: PushKind; isOn: boolean }[]; devices: PushDevice[] };
type Off = AppError<'PUSH_IS_OFF'>;
type ToldAlert = { userId: number; kind: string; subject: string; path: string };

export type PushService = {
  /** The choices and devices of the viewer; null on a site that sends none. */
  findMyPush(viewer: Viewer): Promise<PushSettings | null>;
  /** Turns a device on, or says that it is still in use; at most ten a person, then the one that was not seen for longest goes. */
  addDevice(viewer: Viewer, device: NewDevice): Promise<Result<null, Off | AppError<'BAD_PUSH_DEVICE' | 'TOO_MANY_REQUESTS'>>>;
  /** Turns one of the viewer's off; of another nothing changes. */
  removeDevice(viewer: Viewer, which: { id: number } | { endpoint: string }): Promise<void>;
  /** Says that it is still in use: true when it is one of the viewer's. */
  seeDevice(viewer: Viewer, endpoint: string): Promise<boolean>;
  setKind(viewer: Viewer, kind: PushKind, isOn: boolean): Promise<void>;
  /** Tells the devices of these people, when the caller's transaction commits. */
  tell(tx: Transaction, alerts: readonly ToldAlert[]): Promise<void>;
  /** All of a person who leaves, inside the caller's transaction. */
  forgetDevices(tx: Sql, userId: number): Promise<void>;
  /** Those that nobody has used the site with for half a year. */
  forgetUnseen(): Promise<void>;
};

type Deps = {
  db: Database;
  clock: Clock;
  outbox: Pick<Outbox, 'topic'>;
  rateLimits: RateLimiter;
  /** Null where the site has no keys. */
  publicKey: string | null;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const OF_USE_MS = DAY_MS;
const UNSEEN_MS = 180 * DAY_MS;
const MOST_DEVICES = 10;

const isOff = conflict('PUSH_IS_OFF', '지금은 기기 알림을 켤 수 없어요.');

export function createPushService({ db, clock, outbox, rateLimits, publicKey }: Deps): PushService {
  const limitWrites = createLimitWrites(rateLimits);
  const letters = outbox.topic<ToldAlert & { deviceId: number }>(
    'push',
    async ({ deviceId, ...alert }) => {
      const owner = await store.findOwner(db, deviceId);
      // Turned off, or somebody else's by now.
      if (owner?.userId !== alert.userId || owner.mutes.includes(kindOf(alert.kind))) return null;
      return { push: JSON.stringify(pushTextOf(alert)) };
    },
    ({ deviceId }) => store.deleteGone(db, deviceId),
  );

  return {
    async findMyPush({ id }) {
      if (publicKey === null) return null;
      const [mutes, devices] = await Promise.all([store.listMutes(db, id), store.listDevices(db, id)]);
      return { publicKey, kinds: pushKinds.map((kind) => ({ kind, isOn: !mutes.includes(kind) })), devices };
    },
    async addDevice(viewer, given) {
      if (publicKey === null) return err(isOff);
      const device = toDevice(given);
      if (!device.ok) return device;
      const allowed = await limitWrites('push-device', viewer);
      if (!allowed.ok) return allowed;
      return inTransaction<Result<null, never>>(db, async (tx) => {
        await store.lockDevicesOf(tx, viewer.id);
        await store.putDevice(tx, viewer.id, device.value, clock.now());
        await store.deleteBeyond(tx, viewer.id, MOST_DEVICES);
        return ok(null);
      });
    },
    removeDevice: (viewer, which) => store.deleteDevice(db, viewer.id, which),
    seeDevice: (viewer, endpoint) => store.markSeen(db, viewer.id, endpoint, clock.now()),
    setKind: (viewer, kind, isOn) => store.setMute(db, viewer.id, kind, !isOn),
    async tell(tx, alerts) {
      if (publicKey === null || alerts.length === 0) return;
      const devices = await store.listDevicesOf(tx, [...new Set(alerts.map(({ userId }) => userId))]);
      const until = new Date(clock.now().getTime() + OF_USE_MS);
      await letters.put(
        tx,
        alerts.flatMap(({ userId, kind, subject, path }) =>
          devices
            .filter((device) => device.userId === userId && !device.mutes.includes(kindOf(kind)))
            .map(({ id: deviceId, endpoint, p256dh, auth }) => ({
              about: { deviceId, userId, kind, subject, path },
              channel: 'push' as const,
              address: JSON.stringify({ endpoint, p256dh, auth }),
              userId,
              until,
            })),
        ),
      );
    },
    forgetDevices: (tx, userId) => store.deleteDevicesOf(tx, userId),
    forgetUnseen: () => store.deleteUnseen(db, new Date(clock.now().getTime() - UNSEEN_MS)),
  };
}

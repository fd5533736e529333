import { createHmac } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import { AccountType } from '../../../platform/session/viewer.ts';
import type { PointsService } from '../../points/index.ts';
import { findUser } from '../record/accounts.sql.ts';
import { findRecommender, keepGifts } from './joining-gifts.sql.ts';

const JOINING_POINTS = 3_000;

export type VerifiedPerson = { userId: number; phone: string; ciHash: Buffer; now: Date };
type Deps = { points: PointsService; secret: string };

/**
 * The points for joining, and those of who recommended: for a guardian whose phone a provider has confirmed, once for
 * each phone and each person, also when they have left and joined again. Inside the caller's transaction.
 */
export async function giveJoiningPoints(
  tx: Transaction,
  { points, secret }: Deps,
  { userId, phone, ciHash, now }: VerifiedPerson,
): Promise<void> {
  const user = await findUser(tx, userId);
  if (user?.accountType !== AccountType.guardian) return;
  const keys = [phone, ciHash].map((key) => createHmac('sha256', secret).update('joining gift\n').update(key).digest());
  if ((await keepGifts(tx, keys, now)) < keys.length) return;
  await points.earnPoints(tx, { userId, point: JOINING_POINTS, message: '가입 축하 포인트', reasonKey: 'join' });
  const recommenderId = await findRecommender(tx, userId);
  if (recommenderId === undefined) return;
  await points.earnPoints(tx, {
    userId: recommenderId,
    point: JOINING_POINTS,
    message: '추천인 포인트',
    reasonKey: `recommended:${userId}`,
  });
}

import { tooMany, type AppError } from '../../platform/errors/app-error.ts';

const MINUTE = 60_000;

/** So many wrong codes in a row lock the account; each further row locks it twice as long, up to a day. */
const TRIES_IN_A_ROW = 5;
const FIRST_LOCK_MINUTES = 15;
const LONGEST_LOCK_MINUTES = 24 * 60;

export const ENROLMENT_MINUTES = 60;
const IDLE_MINUTES = 30;
const LONGEST_MINUTES = 8 * 60;

/** Until when the account is locked after its nth wrong code in a row; null where it is not. */
export function lockAfter(failures: number, now: Date): Date | null {
  if (failures % TRIES_IN_A_ROW !== 0) return null;
  const minutes = Math.min(FIRST_LOCK_MINUTES * 2 ** (failures / TRIES_IN_A_ROW - 1), LONGEST_LOCK_MINUTES);
  return new Date(now.getTime() + minutes * MINUTE);
}

export function lockedFor(until: Date, now: Date): AppError<'SECOND_FACTOR_LOCKED'> {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / MINUTE));
  return tooMany('SECOND_FACTOR_LOCKED', minutes * 60, `코드를 여러 번 틀려서 잠겼어요. ${minutes}분 뒤에 다시 시도해 주세요.`);
}

/** From when on a session has to have begun, and been used, to stand now. */
export function sessionBounds(now: Date): { startedAfter: Date; usedAfter: Date } {
  return {
    startedAfter: new Date(now.getTime() - LONGEST_MINUTES * MINUTE),
    usedAfter: new Date(now.getTime() - IDLE_MINUTES * MINUTE),
  };
}

/** The time at which a session ends, whatever is done in it. */
export function sessionEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + LONGEST_MINUTES * MINUTE);
}

import { violatedConstraint } from '../../platform/database/postgres-errors.ts';
import { conflict } from '../../platform/errors/app-error.ts';
import { err, type Result } from '../../platform/errors/result.ts';

export const slotTaken = conflict('SLOT_TAKEN', '방금 다른 분이 예약한 시간이에요. 다른 시간을 골라 주세요.');

const taken = ['reservations_slot_free', 'reservation_nights_free'];

/** The database's own refusal of a second holder is the last word, also when two servers disagree. */
export async function refuseTaken<T>(write: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await write();
  } catch (error) {
    if (taken.includes(violatedConstraint(error) ?? '')) return err(slotTaken);
    throw error;
  }
}

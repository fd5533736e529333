import { violatedConstraint } from '../../../platform/database/postgres-errors.ts';
import { conflict } from '../../../platform/errors/app-error.ts';
import { err, type Result } from '../../../platform/errors/result.ts';

export const slotTaken = conflict('SLOT_TAKEN', '방금 다른 분이 예약한 시간이에요. 다른 시간을 골라 주세요.');

const taken = ['reservations_slot_free', 'reservation_nights_free'];
const MOST_TRIES = 3;

/**
 * The database's own refusal of a second holder is the last word, also when two servers disagree. `write` is run again
 * when somebody has the random number that it chose for the reservation.
 */
export async function refuseTaken<T>(write: () => Promise<Result<T>>): Promise<Result<T>> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      const constraint = violatedConstraint(error) ?? '';
      if (taken.includes(constraint)) return err(slotTaken);
      if (constraint !== 'reservations_number_key' || tries === MOST_TRIES) throw error;
    }
  }
}

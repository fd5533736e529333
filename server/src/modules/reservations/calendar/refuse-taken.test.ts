import postgres from 'postgres';
import { ok } from '../../../platform/errors/result.ts';
import { refuseTaken } from './refuse-taken.ts';

const violation = (constraint_name: string) =>
  Object.assign(new postgres.PostgresError({ message: 'violated' } as never), { code: '23505', constraint_name });

/** A write that meets these constraints, one at each try, and then succeeds. */
function writing(...constraints: string[]) {
  const seen = { tries: 0 };
  const write = () => {
    const constraint = constraints[seen.tries];
    seen.tries += 1;
    return constraint ? Promise.reject(violation(constraint)) : Promise.resolve(ok('written'));
  };
  return { seen, write };
}

describe('a reservation that is written', () => {
  test.each(['reservations_slot_free', 'reservation_nights_free'])('is refused as SLOT_TAKEN by %s', async (constraint) => {
    const { seen, write } = writing(constraint);
    expect(await refuseTaken(write)).toMatchObject({ ok: false, error: { code: 'SLOT_TAKEN' } });
    expect(seen.tries).toBe(1);
  });

  test('is written again when its number is another reservation’s', async () => {
    const { seen, write } = writing('reservations_number_key', 'reservations_number_key');
    expect([await refuseTaken(write), seen.tries]).toEqual([ok('written'), 3]);
  });

  test.each([
    ['a number that is always taken', ['reservations_number_key', 'reservations_number_key', 'reservations_number_key'], 3],
    ['any other violation', ['reservations_pkey'], 1],
  ])('throws for %s', async (_name, constraints, tries) => {
    const { seen, write } = writing(...constraints);
    await expect(refuseTaken(write)).rejects.toThrow('violated');
    expect(seen.tries).toBe(tries);
  });
});

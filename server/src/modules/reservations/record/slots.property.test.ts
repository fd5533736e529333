import { isDeepStrictEqual } from 'node:util';
import { addDays } from '@petcare/time';
import { pick, randomFrom } from '../../../testing/many-listings/random.ts';
import { isObviousStay, obviousTimes, randomCase } from '../testing/obvious-times.ts';
import { offeredSlots } from './slots.policy.ts';
import { checkStay, nightsOf, placesFor, type HeldNight } from './stays.policy.ts';

const CASES = 10_000;
const ASKED = 20;
const FIRST_DAYS = ['2028-02-25', '2026-12-28', '2027-04-29'];

test(`${CASES} random settings offer the slots of the obvious model, each on two days`, () => {
  const differing: object[] = [];
  for (let seed = 0; seed < CASES; seed++) {
    const { setting, schedule, now, dates } = randomCase(randomFrom(seed));
    for (const date of dates) {
      const offered = offeredSlots(setting, schedule, date, now).map(({ time }) => time);
      const obvious = obviousTimes(setting, schedule, date, now);
      if (!isDeepStrictEqual(offered, obvious)) differing.push({ seed, date, offered, obvious });
    }
  }
  expect(differing.slice(0, 3)).toEqual([]);
});

test(`${CASES} random settings take the stays of the obvious model, each from two days`, () => {
  const differing: object[] = [];
  let taken = 0;
  for (let seed = 0; seed < CASES; seed++) {
    const random = randomFrom(seed);
    const { setting, schedule, now, dates } = randomCase(random);
    for (const date of dates) {
      const times = obviousTimes(setting, schedule, date, now);
      const time = times.length > 0 && random() < 0.9 ? pick(random, times) : '12:00';
      const stay = { date, time, endDate: addDays(date, Math.floor(random() * 9)) };
      const checked = checkStay(setting, schedule, stay, now);
      const isObvious = isObviousStay(setting, schedule, stay, now);
      if (checked.ok !== isObvious) differing.push({ seed, stay, isObvious });
      if (checked.ok) taken += 1;
      if (checked.ok && !isDeepStrictEqual(checked.value.nights, nightsOf(stay))) differing.push({ seed, stay, checked });
    }
  }
  expect(differing.slice(0, 3)).toEqual([]);
  // Else nearly all of them would be refused by both, for one reason.
  expect(taken).toBeGreaterThan(CASES / 10);
});

test(`${CASES} random houses take stays while no night has more guests than places, and give no place twice`, () => {
  const wrong: object[] = [];
  for (let seed = 0; seed < CASES; seed++) {
    const random = randomFrom(seed);
    const capacity = 1 + Math.floor(random() * 4);
    const first = pick(random, FIRST_DAYS);
    const guests = new Map<string, number>();
    const stays: HeldNight[][] = [];
    for (let asked = 0; asked < ASKED; asked++) {
      if (stays.length > 0 && random() < 0.2) {
        const [gone] = stays.splice(Math.floor(random() * stays.length), 1);
        for (const { night } of gone!) guests.set(night, guests.get(night)! - 1);
        continue;
      }
      const date = addDays(first, Math.floor(random() * 8));
      const nights = nightsOf({ date, endDate: addDays(date, 1 + Math.floor(random() * 5)) });
      const held = stays.flat();
      const places = placesFor(nights, held, capacity);
      const fits = nights.every((night) => (guests.get(night) ?? 0) < capacity);
      if ((places !== undefined) !== fits) wrong.push({ seed, asked, fits });
      if (!places) continue;
      const isFree = places.every(({ night, place }) => !held.some((one) => one.night === night && one.place === place));
      const isEach = isDeepStrictEqual(
        places.map(({ night }) => night),
        nights,
      );
      if (!isFree || !isEach) wrong.push({ seed, asked, places });
      stays.push(places);
      for (const night of nights) guests.set(night, (guests.get(night) ?? 0) + 1);
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
});

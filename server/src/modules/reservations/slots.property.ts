import { addDays } from '@petcare/time';
import { pick, randomFrom } from '../../testing/many-listings/random.ts';
import { obviousTimes, randomCase } from './obvious-times.ts';
import { offeredSlots } from './slots.policy.ts';
import { nightsOf, placesFor, type HeldNight } from './stays.policy.ts';

/** Declares the tests that hold slots and nights against the slow, obvious model. */
export function testsOfTimes(cases: number): void {
  test(`${cases} random settings offer the slots of the obvious model`, () => {
    for (let seed = 0; seed < cases; seed++) {
      const { setting, schedule, now, dates } = randomCase(randomFrom(seed));
      const found = dates.map((date) => offeredSlots(setting, schedule, date, now).map(({ time }) => time));
      expect([seed, found]).toEqual([seed, dates.map((date) => obviousTimes(setting, schedule, date, now))]);
    }
  });

  test(`${cases} random houses take stays while no night has more guests than places`, () => {
    for (let seed = 0; seed < cases; seed++) {
      const random = randomFrom(seed);
      const capacity = 1 + Math.floor(random() * 4);
      const first = pick(random, ['2028-02-25', '2026-12-28', '2027-04-29']);
      const guests = new Map<string, number>();
      const stays: HeldNight[][] = [];
      for (let asked = 0; asked < 20; asked++) {
        if (stays.length > 0 && random() < 0.2) {
          const [gone] = stays.splice(Math.floor(random() * stays.length), 1);
          for (const { night } of gone!) guests.set(night, guests.get(night)! - 1);
          continue;
        }
        const date = addDays(first, Math.floor(random() * 8));
        const nights = nightsOf({ date, endDate: addDays(date, 1 + Math.floor(random() * 5)) });
        const places = placesFor(nights, stays.flat(), capacity);
        const fits = nights.every((night) => (guests.get(night) ?? 0) < capacity);
        expect([seed, asked, places !== undefined]).toEqual([seed, asked, fits]);
        if (!places) continue;
        expect(places.map(({ night }) => night)).toEqual(nights);
        expect(places.every(({ night, place }) => !stays.flat().some((one) => one.night === night && one.place === place))).toBe(true);
        stays.push(places);
        for (const night of nights) guests.set(night, (guests.get(night) ?? 0) + 1);
      }
    }
  });
}

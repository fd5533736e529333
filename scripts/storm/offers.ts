import type { BookableTime, Gift } from './acts.ts';
import { ask, dataOf } from './front-door.ts';

type FoundCompanies = { data: { items: { id: string; takesStays: boolean }[] } };

/** Every free time of the next weeks at the businesses that guests can book at a site. */
export async function timesOf(url: string): Promise<BookableTime[]> {
  const places: BookableTime[] = [];
  const days = Array.from({ length: 40 }, (_none, day) => new Date(Date.now() + (day + 3) * 86_400_000).toISOString().slice(0, 10));
  for (const kind of ['hospital', 'company'] as const) {
    const found = (await ask(`${url}/api/client/reservation/search?type=${kind}`, { method: 'GET' })).body as FoundCompanies;
    for (const { id } of found.data.items.filter(({ takesStays }) => !takesStays)) {
      for (const date of days) {
        const times = await ask(`${url}/api/client/reservation/abletime?${kind}_id=${id}&date=${date}`, { method: 'GET' });
        for (const { time, taken } of dataOf<{ items: { time: string; taken: boolean }[] }>(times)?.items ?? []) {
          if (!taken) places.push({ kind, id, date, time });
        }
      }
    }
  }
  return places;
}

/** The cards that a site has in stock. */
export async function giftsOf(url: string): Promise<Gift[]> {
  const query = '{ getGiftGroups(itemsPerPage: 20) { id price stock } }';
  const answer = await ask(`${url}/graphql`, { json: { query } });
  const { getGiftGroups } = dataOf<{ getGiftGroups: (Gift & { stock: number })[] }>(answer)!;
  return getGiftGroups.filter(({ stock }) => stock > 0);
}

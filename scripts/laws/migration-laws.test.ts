import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** The numbers that may be taken: what comes after them is named by its time (docs/decisions/170). */
const LAST_NUMBER = { server: 399, delivery: 25 };

const isTime = (time: string) => {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(time) ?? [];
  const iso = `${year}-${month}-${day}T${hour}:${minute}`;
  return !Number.isNaN(Date.parse(iso)) && new Date(`${iso}Z`).toISOString().startsWith(iso);
};

test.each(Object.entries(LAST_NUMBER))('a new migration of %s is named by its time', (service, last) => {
  const wrong = readdirSync(join(ROOT, service, 'migrations')).filter((file) => {
    const number = /^(\d{3})\.do\./.exec(file)?.[1];
    return number === undefined ? !isTime(file.split('-', 1)[0]!) : Number(number) > last;
  });
  expect(wrong).toEqual([]);
});

test('a time of a migration is one of the calendar', () => {
  expect(['202611270130', '202602290000', '202611272460', '331'].filter(isTime)).toEqual(['202611270130']);
});

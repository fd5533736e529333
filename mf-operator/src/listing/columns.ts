import type { Item } from '../api/operator-api.ts';

const MOST = 7;
/** The properties that say most of a thing, in this order; the rest follows as it comes. */
const first = ['id', 'createdAt', 'kind', 'type', 'name', 'title', 'listingName', 'nickname', 'subject', 'category', 'word', 'act', 'by'];
/** Seen where the thing is open. */
const later = /url$|picture|image|licence|address$|content$|answer$|introduction$|text$/i;

/** The properties that a table shows of these things. */
export function columnsOf(items: readonly Item[]): string[] {
  const names = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const told = names.filter((name) => items.some((item) => item[name] !== null && item[name] !== ''));
  const shown = told.filter((name) => !later.test(name));
  const leading = first.filter((name) => shown.includes(name));
  const rest = shown.filter((name) => !leading.includes(name));
  const brief = [...leading, ...rest].slice(0, MOST);
  const room = MOST - brief.length;
  return [...brief, ...told.filter((name) => /content$|text$/i.test(name)).slice(0, Math.max(0, room))];
}

/** The property that names a thing among those of its list. */
export function keyOf(item: Item): string {
  const names = ['kind', 'id', 'idx', 'userId', 'word'].filter((name) => name in item);
  const values = names.length > 0 ? names.map((name) => item[name]) : Object.values(item).slice(0, 2);
  return values.map(String).join('.');
}

/** Topics of public pages, as far as somebody changes them: whoever does names those that they change, and pages are kept by those that they show. */
export const topics = [
  'posts',
  'reviews',
  'listings',
  'products',
  'gifts',
  'times',
  // Of the house: operators and imports change them.
  'notices',
  'faqs',
  'banners',
  'company',
  'knowledge',
] as const;

export type Topic = (typeof topics)[number];

/**
 * A topic as a write or a page names it: by itself, or of one thing. `posts:mypet` are those of a board; of the others the
 * thing is a business, by its number: `listings:12`.
 */
export type ChangedTopic = Topic | `${Topic}:${string}`;

/** Of more things than these their topics are told alone. */
const MOST_THINGS = 500;

/** The topics, without their things where those are too many to be told one by one. */
export function withFewThings<Name extends string>(changed: readonly Name[]): readonly Name[] {
  if (changed.length <= MOST_THINGS) return changed;
  return [...new Set(changed.map((topic) => topic.split(':')[0] as Name))];
}

export const topicsOfListings = (ids: readonly number[]) => ids.map((id): ChangedTopic => `listings:${id}`);

const THING = /^[\w-]{1,40}$/;

/** Each topic of each of the things; the topics alone where there are no things, or one is not known. */
export function topicsOfThings(of: readonly Topic[], things: readonly unknown[]): readonly ChangedTopic[] {
  const names = things.map((thing) => (typeof thing === 'number' || typeof thing === 'string' ? String(thing) : ''));
  if (names.length === 0 || !names.every((name) => THING.test(name))) return of;
  return of.flatMap((topic) => names.map((name): ChangedTopic => `${topic}:${name}`));
}

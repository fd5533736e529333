import * as v from 'valibot';
import { sessionSchema } from './accounts.ts';
import { bookableBusinessSchema, businessKinds, businessSchema } from './business.ts';
import type { RemoteEvents } from './own-contracts.ts';

const id = v.pipe(v.string(), v.minLength(1));
const review = v.object({ business: businessSchema, reviewId: id });

const event = <S extends v.GenericSchema>(schema: S) => ({ schema, state: false }) as const;
const state = <S extends v.GenericSchema>(schema: S) => ({ schema, state: true }) as const;

/**
 * Every event of the house that may cross a package border, with the schema of its payload.
 * `state` events describe how things are rather than what happened: a remote
 * that loads later is given the last value at once.
 */
export const events = {
  /** The session as `shared/auth` sees it, after every login, logout, refresh or change in another tab. */
  'session.changed': state(sessionSchema),
  /** The route that is shown. `path` has no query; fired by the shell on every navigation. */
  'route.changed': state(v.object({ path: v.string(), search: v.string(), title: v.string() })),
  /**
   * The title and the one address of the page at `path` with the query `search`, when it knows better than the route table; the shell
   * writes it into the document.
   */
  'page.described': event(
    v.object({
      path: v.string(),
      search: v.string(),
      title: v.string(),
      description: v.optional(v.string()),
      canonical: v.optional(v.string()),
      noindex: v.optional(v.boolean()),
    }),
  ),
  /** A short message for the person; the shell shows it, with `link` a way on in this site. */
  'toast.shown': event(
    v.object({
      kind: v.picklist(['success', 'error', 'info']),
      message: v.pipe(v.string(), v.minLength(1)),
      link: v.optional(v.object({ to: v.pipe(v.string(), v.startsWith('/')), label: v.pipe(v.string(), v.minLength(1)) })),
    }),
  ),
  /** Suggestions for somebody who types into a search box of the shell, best first; `to` is the path of one, in this site; `knowledge` is a symptom, a disease or a treatment. */
  'search.suggested': event(
    v.object({
      box: id,
      suggestions: v.array(
        v.object({
          id,
          kind: v.picklist(['region', ...businessKinds, 'knowledge']),
          text: v.string(),
          note: v.string(),
          to: v.pipe(v.string(), v.startsWith('/')),
        }),
      ),
    }),
  ),
  /** A review was stored. */
  'review.written': event(review),
  /** A review was changed by its author. */
  'review.changed': event(review),
  /** A review was deleted by its author. */
  'review.deleted': event(review),
  /** A reservation was stored, at a hospital or at a company. */
  'reservation.made': event(v.object({ business: bookableBusinessSchema, reservationId: id })),
  /** A reservation of the signed-in account has another status now. */
  'reservation.changed': event(v.object({ reservationId: id, status: v.pipe(v.number(), v.integer()) })),
  /** A post was stored on a board. */
  'post.written': event(v.object({ boardId: id, postId: id })),
  /** The signed-in person's points may have changed: ask again. */
  'points.changed': event(v.object({})),
  /** Something is new for the signed-in person, on whichever device they are told; `kind` as the server tells it (`reservation.changed`). */
  'alert.arrived': event(v.object({ kind: id, text: v.string(), path: v.string() })),
  /** A listing got its heart here, or lost it: each heart of it on the page shows so. */
  'favourite.changed': event(v.object({ listingId: id, isFavourite: v.boolean() })),
  /** The favourites of the device became those of who has logged in: ask again. */
  'favourites.taken-over': event(v.object({})),
  /** The signed-in person's name or picture has changed. */
  'profile.updated': event(v.object({ nickname: v.string(), userImage: v.nullable(v.string()) })),
} as const;

type HouseEvents = { [N in keyof typeof events]: v.InferOutput<(typeof events)[N]['schema']> };

/** An event of the house, or one that a remote declares itself. */
export type EventName = keyof HouseEvents | keyof RemoteEvents;
export type EventPayload<N extends EventName> = (HouseEvents & RemoteEvents)[N];

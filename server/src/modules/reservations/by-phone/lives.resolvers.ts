import { signedInViewer } from '../../../platform/access/access.ts';
import { parseId } from '../../../platform/database/ids.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import type { Resolvers } from '../../../platform/graphql/schema.gen.ts';
import { pathOfFeed } from './lives.routes.ts';
import type { FeedsService } from '../agenda/feeds.service.ts';
import type { Feed } from '../agenda/feeds.sql.ts';
import type { PhoneBookingsService } from './phone-bookings.service.ts';
import type { ToReservation } from '../record/shown-reservation.ts';
import { nameOfStatus } from '../record/status.policy.ts';

const toFeed = ({ secret, createdAt }: Feed) => ({ path: pathOfFeed(secret), createdAt });

/** Callers, what a business knows of its guests, and its calendar to subscribe to. */
export function livesResolvers(phoneBookings: PhoneBookingsService, feeds: FeedsService, toReservation: ToReservation): Resolvers {
  return {
    Query: {
      getGuestHistory: async (_root, { reservationId }, context) => {
        const history = unwrap(await phoneBookings.getGuestHistory(signedInViewer(context), parseId(reservationId)));
        return { ...history, visits: history.visits.map((visit) => ({ ...visit, statusName: nameOfStatus(visit) })) };
      },
      getMyReservationFeed: async (_root, _args, context) => {
        const feed = unwrap(await feeds.getMyFeed(signedInViewer(context)));
        return feed && toFeed(feed);
      },
    },
    Mutation: {
      makeBookingByPhone: async (_root, { input }, context) => {
        const { name, phone, petName, petKind, note } = input;
        const written = { name: name.trim(), phone, petName: petName?.trim() || null, petKind: petKind?.trim() || null };
        const booking = { ...written, date: input.date, time: input.time, endDate: null, note: note?.trim() ?? '' };
        return toReservation(unwrap(await phoneBookings.makeByPhone(signedInViewer(context), booking)));
      },
      makeMyReservationFeed: async (_root, _args, context) => toFeed(unwrap(await feeds.makeMyFeed(signedInViewer(context)))),
      revokeMyReservationFeed: async (_root, _args, context) => {
        unwrap(await feeds.revokeMyFeed(signedInViewer(context)));
        return true;
      },
    },
  };
}

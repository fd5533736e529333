import { signedInViewer } from '../../platform/access/access.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import type { Alert, AlertPage, AlertsService } from './alerts.service.ts';

export function alertsResolvers(alerts: AlertsService): Resolvers {
  return {
    Query: {
      getMyAlerts: async (_root, { before, count }, context) =>
        toPage(
          unwrap(await alerts.listMyAlerts(signedInViewer(context), { before: before ? parseId(before) : null, count: count ?? null })),
        ),
    },
    Mutation: {
      readMyAlerts: async (_root, { id, upTo }, context) => {
        const which = id ? { id: parseId(id) } : upTo ? { upTo: parseId(upTo) } : 'all';
        return toPage(await alerts.readMyAlerts(signedInViewer(context), which));
      },
    },
  };
}

/** An alert as it goes over the wire. */
export function toAlert({ id, kind, text, path, createdAt, readAt }: Alert) {
  return { id: String(id), kind, text, path, createdAt, isRead: readAt !== null };
}

const toPage = ({ items, unreadCount }: AlertPage) => ({ items: items.map(toAlert), unreadCount });

import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ModeratedKinds } from '../../platform/moderated.ts';
import { wordsOfHtml } from '../../platform/text/rich-text.ts';
import { findComment, hideComment, showComment } from './comments.sql.ts';
import { isGone } from './contest.policy.ts';
import { findEntry, hideEntry, lockEntry, showEntry } from './contest.sql.ts';

const LIST = '/community/contest';

/** Entries and comments as operators see them. An entry is locked before its comments, as everywhere. */
export function moderatedEntries(clock: Clock): ModeratedKinds<'entry' | 'entryComment'> {
  const lockedEntry = async (tx: Transaction, id: number, readerId: number | null) => {
    const entry = (await lockEntry(tx, id)) ? await findEntry(tx, id, null) : undefined;
    return entry && (readerId === null || entry.hiddenReason === null) ? entry : undefined;
  };
  const heldEntry = async (tx: Transaction, id: number) => (await findEntry(tx, id, null))!;
  const heldComment = async (tx: Transaction, id: number) => (await findComment(tx, id, null))!;
  return {
    entry: {
      async lock(tx, id, readerId) {
        const entry = await lockedEntry(tx, id, readerId);
        if (!entry) return undefined;
        const { title, content, userId: authorId, hiddenReason } = entry;
        const text = `${title}\n${wordsOfHtml(content)}`;
        return { authorId, hiddenReason, text, authorPath: `${LIST}/${id}`, listPath: LIST, topics: ['posts'] };
      },
      hiding: {
        hide: async (tx, id, reason) => hideEntry(tx, await heldEntry(tx, id), reason, clock.now()),
        show: async (tx, id) => showEntry(tx, await heldEntry(tx, id)),
      },
    },
    entryComment: {
      async lock(tx, id, readerId) {
        const before = await findComment(tx, id, null);
        const entry = before && (await lockedEntry(tx, before.entryId, readerId));
        const comment = entry && (await findComment(tx, id, null));
        if (!comment || comment.content === null || (readerId !== null && isGone(comment))) return undefined;
        const { content: text, userId: authorId, hiddenReason } = comment;
        return { authorId, hiddenReason, text, authorPath: `${LIST}/${entry.id}`, listPath: LIST, topics: ['posts'] };
      },
      hiding: {
        hide: async (tx, id, reason) => hideComment(tx, await heldComment(tx, id), reason, clock.now()),
        show: async (tx, id) => showComment(tx, await heldComment(tx, id)),
      },
    },
  };
}

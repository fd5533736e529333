import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ModeratedKinds } from '../../../platform/moderated.ts';
import { topicsOfThings } from '../../../platform/topics.ts';
import type { ListingsVerbs } from '../../listings/index.ts';
import { hideReview, showReview } from './moderation.sql.ts';
import { refreshScoreOf } from '../writing/reviews.service.ts';
import { findReview, lockReview } from '../record/reviews.sql.ts';

type Deps = { clock: Clock; listings: ListingsVerbs };

/** Reviews as operators see them; the figures of their business follow. */
export function moderatedReviews({ clock, listings }: Deps): ModeratedKinds<'review'> {
  async function change(tx: Transaction, id: number, work: () => Promise<void>): Promise<void> {
    const { kind, businessId } = (await findReview(tx, id, null))!;
    await work();
    await refreshScoreOf(listings, tx, { kind, id: businessId });
  }
  return {
    review: {
      async lock(tx, id, readerId) {
        const review = (await lockReview(tx, id)) ? await findReview(tx, id, null) : undefined;
        if (!review || (readerId !== null && review.hiddenReason !== null)) return undefined;
        const { userId: authorId, hiddenReason, review: text, kind, businessId } = review;
        const topics = topicsOfThings(['reviews', 'listings'], [businessId]);
        return { authorId, hiddenReason, text, authorPath: '/mypage/review', listPath: `/${kind}-reviews`, topics };
      },
      hiding: {
        hide: (tx, id, reason) => change(tx, id, () => hideReview(tx, id, reason, clock.now())),
        show: (tx, id) => change(tx, id, () => showReview(tx, id)),
      },
    },
  };
}

import { operatorOf } from './operator-acts.ts';
import { unwrap } from '../platform/errors/result.ts';
import { aPrivateFile } from './a-picture.ts';
import { asViewer, sampleRatings } from './a-review.ts';
import { aGuardian } from './people.ts';
import type { TestApp } from './with-app.ts';

type Item = { medicalId?: number; name?: string; price: number };

/** A receipt of a hospital that somebody has sent with a review and an operator has verified; its id and its review's. */
export async function aVerifiedReceipt(
  app: TestApp,
  hospitalId: number,
  { date, items }: { date: string; items: Item[] },
): Promise<{ id: number; reviewId: number }> {
  const { services, db, clock } = app;
  const writer = await aGuardian(app);
  const receipt = { picture: await aPrivateFile(app, writer), date, items };
  const draft = { ...sampleRatings.hospital, wouldRevisit: true, visitDate: date, review: '다정하게 맞아 주셨어요. 좋아요.', files: [] };
  const written = await services.reviews.writeReview(
    asViewer(writer),
    { kind: 'hospital', id: hospitalId },
    { ...draft, receipts: [receipt] },
  );
  const reviewId = unwrap(written).id;
  const [stored] = await services.reviews.receipts.listReceipts([reviewId]);
  unwrap(await operatorOf({ services, db, clock }).run('receipts verify', { receipt: stored!.id }));
  return { id: stored!.id, reviewId };
}

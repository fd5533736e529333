import { randomUUID } from 'node:crypto';
import { seoulDate } from '@petcare/time';
import type { Services } from '../../app.ts';
import type { Business } from '../../modules/listings/index.ts';
import { createReviews, rubrics, type ReviewDraft } from '../../modules/reviews/index.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { AccountType, SocialType, type Viewer } from '../../platform/session/viewer.ts';
import { createOutbox } from '../../platform/outbox/outbox.ts';
import type { Album } from '../pictures/album.ts';
import { seedFaces } from '../people/faces.ts';
import type { DemoPeople } from '../people/people.ts';
import { demoReceipts } from './receipts.data.ts';
import { decideReceipts, draftReceipt } from './receipts.ts';
import { reviewPictures } from './pictures.data.ts';
import { otherReviews } from './other-reviews.data.ts';
import { demoReviews, reviewers, type DemoReview } from './reviews.data.ts';

type ReviewWords = Pick<ReviewDraft, 'wouldRevisit' | 'review'>;
const DAY_MS = 86_400_000;

/**
 * Reviews of the demo businesses by invented guardians and the demo's own, spread over the last two months, some with
 * receipts. Needs the demo listings.
 */
export async function seedReviews(services: Services, { guardian }: DemoPeople, album: Album): Promise<void> {
  const guardians = await seedReviewers(services);
  await seedFaces(services, guardians.values(), album);
  guardians.set(guardian.nickname, guardian);
  const receiptOf = (nickname: string, business: string) => demoReceipts.find(({ of }) => of[0] === nickname && of[1] === business);

  async function write(nickname: string, business: Business & { name: string }, writtenAt: Date, said: ReviewWords) {
    const writer = guardians.get(nickname)!;
    const visitDate = seoulDate(writtenAt);
    const receipt = receiptOf(nickname, business.name);
    const files = await album.upload(writer.id, reviewPictures[`${nickname} ${business.name}`] ?? []);
    const receipts = receipt ? [await draftReceipt(services, writer, receipt, visitDate)] : [];
    const clock = { now: () => writtenAt };
    // Of what is past nobody hears now.
    const outbox = createOutbox({ ...services, clock, mail: null, sms: null });
    const reviews = createReviews({ ...services, clock, outbox }).verbs;
    const written = unwrap(await reviews.writeReview(writer, business, { ...said, visitDate, files, receipts }));
    if (receipt) await decideReceipts(services, written, receipt);
    return { reviews, written };
  }

  const hospitals = unwrap(await services.search.getListings('hospital', { count: 100 }));
  const now = services.clock.now().getTime();

  for (const [index, [nickname, hospital, daysAgo, ratings, wouldRevisit, review]] of demoReviews.entries()) {
    // A few hours apart, so that the newest do not all say the same time.
    const writtenAt = new Date(now - daysAgo * DAY_MS - (index + 1) * 37 * 60_000);
    const { id } = hospitals.find(({ name }) => name === hospital)!;
    const said = { ...toRatings(ratings), wouldRevisit, review };
    const { reviews, written } = await write(nickname, { kind: 'hospital', id, name: hospital }, writtenAt, said);
    const likers = [...guardians.values()].filter((guardian) => guardian.nickname !== nickname).slice(0, (index * 7) % 6);
    for (const liker of likers) unwrap(await reviews.toggleReviewLike(liker, written.id));
  }
  for (const [index, [nickname, kind, name, daysAgo, ratings, wouldRevisit, review]] of otherReviews.entries()) {
    const [listing] = unwrap(await services.search.searchListings(kind, { search: name, count: 1 }));
    const writtenAt = new Date(now - daysAgo * DAY_MS - (index + 1) * 53 * 60_000);
    const rated = Object.fromEntries(Object.keys(rubrics[kind]).map((rating, at) => [rating, ratings[at]]));
    await write(nickname, { kind, id: listing!.id, name }, writtenAt, { ...rated, wouldRevisit, review });
  }
}

async function seedReviewers({ accounts }: Services): Promise<Map<string, Viewer>> {
  const guardians = new Map<string, Viewer>();
  for (const [index, [nickname, name]] of Object.entries(reviewers).entries()) {
    // Nobody signs in as them: the password is thrown away.
    const password = `a1-${randomUUID()}`;
    const joined = await accounts.register({
      email: `reviewer${index + 1}@petcare.test`,
      name,
      nickname,
      password,
      phone: `010-0000-01${index + 10}`,
    });
    guardians.set(nickname, {
      id: unwrap(joined),
      accountType: AccountType.guardian,
      socialType: SocialType.account,
      nickname,
      name,
      sessionId: 'demo',
      awaitsApproval: false,
    });
  }
  return guardians;
}

function toRatings([kindnessRating, explainRating, diagnosisRating, facilityRating, priceRating]: DemoReview[3]) {
  return { kindnessRating, explainRating, diagnosisRating, facilityRating, priceRating } satisfies Partial<ReviewDraft>;
}

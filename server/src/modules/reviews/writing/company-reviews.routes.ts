import { Type, type Static } from '@fastify/type-provider-typebox';
import { signedInViewer, viewerOf } from '../../../platform/access/access.ts';
import { parseId } from '../../../platform/database/ids.ts';
import { unwrap, type Result } from '../../../platform/errors/result.ts';
import { envelope, listOf, pageQuery, success } from '../../../platform/http/envelope.ts';
import { day, orNull, text } from '../../../platform/http/fields.ts';
import type { Http } from '../../../platform/http/http.ts';
import { file, files, multipartBody } from '../../../platform/http/multipart-body.ts';
import type { AccountsService } from '../../accounts/index.ts';
import type { ListingsVerbs } from '../../listings/index.ts';
import type { CompanyReviewsService } from './company-reviews.service.ts';
import { receiptShown } from '../receipts/receipts.loaders.ts';
import { MOST_RECEIPTS } from '../receipts/receipts.policy.ts';
import type { ReceiptsService } from '../receipts/receipts.service.ts';
import { commonFields, companyRatings, ReviewedListing, withReviewers } from './rest-review.ts';
import type { Topic } from '../../../platform/topics.ts';
import type { Review, ReviewsService } from './reviews.service.ts';

const Receipt = Type.Object({
  id: Type.String(),
  picture: orNull(Type.String({ description: 'an address that is good for ten minutes' })),
  date: Type.String(),
  items: Type.Array(Type.Object({ name: Type.String(), price: Type.Integer() })),
  total: Type.Integer(),
  state: Type.Union([Type.Literal('waiting'), Type.Literal('verified'), Type.Literal('refused')]),
  reason: orNull(Type.String()),
});
const CompanyReview = Type.Object({
  ...commonFields,
  ...companyRatings,
  company: ReviewedListing,
  images: Type.Array(Type.String()),
  isVerified: Type.Boolean(),
  receipts: orNull(Type.Array(Receipt, { description: "of the caller's own review; null in everybody else's" })),
  isMine: Type.Boolean(),
  isLiked: Type.Boolean(),
});
const mean = orNull(Type.Number());
const Info = Type.Object({
  count: Type.Integer(),
  averageRating: mean,
  kindnessRating: mean,
  priceRating: mean,
  hygieneRating: mean,
  facilityRating: mean,
  locationRating: mean,
  revisitShare: orNull(Type.Number({ description: 'share of the reviewers who would come again, 0 to 1' })),
  stars: Type.Array(Type.Object({ star: Type.Integer(), count: Type.Integer() })),
});
const optional = {
  visitDate: Type.Optional(day({ description: 'the day in Seoul; today when a new review leaves it out' })),
  petId: Type.Optional(Type.String()),
  images: Type.Optional(files(10)),
  receipts: Type.Optional(
    Type.Array(file(), { maxItems: MOST_RECEIPTS, description: 'receipts of the visit day, for an operator to verify' }),
  ),
};
const asked = { ...companyRatings, wouldRevisit: Type.Boolean(), review: Type.String({ minLength: 1 }) };
const NewReview = multipartBody({ ...asked, ...optional });
/**
 * The parts of a change: one that is left out stays. Without `existImages` all pictures stay; one empty `existImages[]`: none of the
 * earlier ones does. So it is with `existReceipts`, by their ids.
 */
const Change = multipartBody({
  ...Type.Partial(Type.Object(asked)).properties,
  ...optional,
  existImages: Type.Optional(Type.Array(text(200), { maxItems: 10 })),
  existReceipts: Type.Optional(Type.Array(text(20), { maxItems: MOST_RECEIPTS })),
});

const base = '/api/client/company';
const ofCompany = `${base}/:id`;
const one = `${ofCompany}/review/:review_id`;
/** Listings show the mean of their reviews. */
const changes: Topic[] = ['reviews', 'listings'];
const OfCompany = Type.Object({ id: Type.String() });
const OfReview = Type.Object({ id: Type.String(), review_id: Type.String() });
const answering = { response: { 200: envelope(CompanyReview) } };

type Deps = {
  reviews: ReviewsService;
  companyReviews: CompanyReviewsService;
  accounts: AccountsService;
  listings: ListingsVerbs;
  receipts: ReceiptsService;
};

/** Reviews of companies: writing with pictures in the same body, changing, deleting, reading. */
export function companyReviewsRoutes(http: Http, { reviews, companyReviews, accounts, listings, receipts }: Deps): void {
  http.post(
    `${ofCompany}/review`,
    {
      config: { access: 'guardian', changes, speaks: true },
      schema: { params: OfCompany, body: NewReview, response: { 201: envelope(CompanyReview) } },
    },
    async (request, reply) => {
      const viewer = signedInViewer(request);
      const { images = [], receipts: scans = [], ...fields } = request.body;
      const attached = { images: { added: images }, receipts: { added: scans } };
      const written = await companyReviews.write(viewer, parseId(request.params.id), withPet(fields), attached);
      void reply.code(201);
      return success(await shown(named(written), viewer.id));
    },
  );
  http.patch(
    one,
    { config: { access: 'guardian', changes, speaks: true }, schema: { params: OfReview, body: Change, ...answering } },
    async (request) => {
      const viewer = signedInViewer(request);
      const { id, review_id } = request.params;
      const { images = [], existImages, receipts: scans = [], existReceipts, ...fields } = request.body;
      const attached = {
        images: { kept: existImages?.filter((url) => url !== ''), added: images },
        receipts: { kept: existReceipts?.filter((one) => one !== '').map(parseId), added: scans },
      };
      const edited = await companyReviews.edit(viewer, parseId(id), parseId(review_id), withPet(fields), attached);
      return success(await shown(named(edited), viewer.id));
    },
  );
  http.delete(
    one,
    { config: { access: 'guardian', changes }, schema: { params: OfReview, response: { 200: envelope(Type.Literal(true)) } } },
    async (request) => {
      const { id, review_id } = request.params;
      unwrap(await companyReviews.remove(signedInViewer(request), parseId(id), parseId(review_id)));
      return success(true as const);
    },
  );
  http.get(one, { config: { access: 'public' }, schema: { params: OfReview, ...answering } }, async (request) => {
    const { id, review_id } = request.params;
    const viewerId = viewerOf(request)?.id;
    return success(await shown(await companyReviews.find(parseId(id), parseId(review_id), viewerId), viewerId));
  });

  http.get(
    `${ofCompany}/reviews`,
    {
      config: { access: 'public' },
      schema: {
        params: OfCompany,
        querystring: Type.Object({
          last: Type.Optional(Type.String({ description: 'the id of the review after which to continue' })),
          count: pageQuery.count,
        }),
        response: {
          200: envelope(Type.Object({ ...listOf(CompanyReview).properties, last: orNull(Type.String()) })),
        },
      },
    },
    async (request) => {
      const { last, count } = request.query;
      const viewerId = viewerOf(request)?.id;
      const [id, place] = [parseId(request.params.id), { last: last === undefined ? last : parseId(last), count, viewerId }];
      const list = unwrap(await companyReviews.continueList(id, place));
      const { count: total } = await reviews.rateBusiness({ kind: 'company', id });
      const items = await toItems(list.items, viewerId);
      // Continued by `last`, it is one page however far one reads.
      return success({ items, last: list.last === null ? null : String(list.last), total, page: 1, count });
    },
  );
  http.get(
    `${ofCompany}/review-info`,
    { config: { access: 'public' }, schema: { params: OfCompany, response: { 200: envelope(Info) } } },
    async ({ params }) => {
      const id = parseId(params.id);
      unwrap(await companyReviews.checkCompany(id));
      const rate = await reviews.rateBusiness({ kind: 'company', id });
      return success({ ...rate, stars: rate.stars.map((count, index) => ({ star: 5 - index, count })) });
    },
  );

  http.get(
    `${base}/my-reviews`,
    {
      config: { access: 'guardian' },
      schema: { querystring: Type.Object({ ...pageQuery }), response: { 200: envelope(listOf(CompanyReview)) } },
    },
    async (request) => {
      const { id } = signedInViewer(request);
      const scope = { kind: 'company', userId: id } as const;
      const [list, total] = await Promise.all([
        reviews.listReviews(scope, { ...request.query, viewerId: id }),
        reviews.countReviews(scope),
      ]);
      return success({ items: await toItems(unwrap(list), id), total: unwrap(total), ...request.query });
    },
  );
  http.get(
    `${base}/my-review-count`,
    { config: { access: 'guardian' }, schema: { response: { 200: envelope(Type.Object({ count: Type.Integer() })) } } },
    async (request) => {
      const count = await reviews.countReviews({ kind: 'company', userId: signedInViewer(request).id });
      return success({ count: unwrap(count) });
    },
  );
  http.get(
    `${base}/all-reviews`,
    {
      config: { access: 'public' },
      schema: {
        querystring: Type.Object({
          ...pageQuery,
          sort: Type.Optional(Type.Union([Type.Literal('recent'), Type.Literal('score'), Type.Literal('like')])),
        }),
        response: { 200: envelope(listOf(CompanyReview)) },
      },
    },
    async (request) => {
      const viewerId = viewerOf(request)?.id;
      const { sort = 'recent', ...page } = request.query;
      const scope = { kind: 'company' } as const;
      const [list, total] = await Promise.all([
        reviews.listReviews(scope, { ...page, sort, ...(viewerId !== undefined && { viewerId }) }),
        reviews.countReviews(scope),
      ]);
      return success({ items: await toItems(unwrap(list), viewerId), total: unwrap(total), ...page });
    },
  );

  async function shown(review: Result<Review>, viewerId: number | undefined) {
    const [item] = await toItems([unwrap(review)], viewerId);
    return item!;
  }

  async function toItems(list: readonly Review[], viewerId: number | undefined): Promise<Static<typeof CompanyReview>[]> {
    const companies = await listings.listListings(list.map(({ businessId }) => businessId));
    const names = new Map(companies.map(({ id, name }) => [id, name]));
    const own = list.filter(({ userId }) => viewerId !== undefined && userId === viewerId).map(({ id }) => id);
    const [items, scans] = await Promise.all([withReviewers(accounts, list), own.length > 0 ? receipts.listReceipts(own) : []]);
    return items.map(({ files: images, businessId, ...review }, index) => {
      const { id, isLiked, isVerified } = list[index]!;
      const isMine = own.includes(id);
      return {
        ...review,
        images,
        company: { id: String(businessId), name: names.get(businessId) ?? '' },
        isVerified,
        receipts: isMine ? scans.filter(({ reviewId }) => reviewId === id).map((receipt) => receiptShown(receipts, receipt)) : null,
        isMine,
        isLiked,
      };
    });
  }
}

/** An empty `petId` says that none was there. */
function withPet<T extends { petId?: string }>({ petId, ...fields }: T) {
  return { ...fields, ...(petId !== undefined && { petId: petId === '' ? null : parseId(petId) }) };
}

/** A company's pictures are called `images` where they came. */
function named<T>(result: Result<T>): Result<T> {
  if (result.ok || !result.error.errors) return result;
  const errors = result.error.errors.map((one) => (one.property === 'files' ? { ...one, property: 'images' } : one));
  return { ok: false, error: { ...result.error, errors } };
}

import type { Loader } from '../../../platform/graphql/resolvers.ts';
import type { ReviewReceipt } from '../../../platform/graphql/schema.gen.ts';
import { stateOf, totalOf, type ReceiptState } from './receipts.policy.ts';
import { nameOfItem, type Receipt, type ReceiptsService } from './receipts.service.ts';

/** As its writer sees it. */
export function receiptShown(receipts: ReceiptsService, { id, pictureKey, paidOn, items, state, reason }: Receipt) {
  return {
    id: String(id),
    picture: pictureKey && receipts.pictureUrl(pictureKey),
    date: paidOn,
    items: items.map((item) => ({
      medicalId: item.medicalId === null ? null : String(item.medicalId),
      name: nameOfItem(item),
      price: item.price,
    })),
    total: totalOf(items),
    state,
    reason,
  } satisfies ReviewReceipt;
}

type ShownReview = { id: string; isMine: boolean };
type Queries = Parameters<Loader<ShownReview, unknown>>[0];

/** The receipts of a review, which its writer alone sees. */
export function receiptLoaders(receipts: ReceiptsService) {
  /** Null for who has not written the review. */
  async function ownReceipts(queries: Queries): Promise<(Receipt[] | null)[]> {
    const ids = queries.flatMap(({ obj }) => (obj.isMine ? [Number(obj.id)] : []));
    const known = ids.length > 0 ? await receipts.listReceipts(ids) : [];
    return queries.map(({ obj }) => (obj.isMine ? known.filter(({ reviewId }) => reviewId === Number(obj.id)) : null));
  }

  const all: Loader<ShownReview, ReviewReceipt[] | null> = async (queries) =>
    (await ownReceipts(queries)).map((own) => own && own.map((receipt) => receiptShown(receipts, receipt)));
  const state: Loader<ShownReview, ReceiptState | null> = async (queries) =>
    (await ownReceipts(queries)).map((own) => own && stateOf(own.map((receipt) => receipt.state)));
  return { receipts: all, receiptState: state };
}

import type { BookingDraft } from './booking-draft.ts';
import type { PickedProduct } from './products.ts';

/** `product=12~3~4`: a product with its options. */
function pickedIn(params: URLSearchParams): PickedProduct[] {
  return params.getAll('product').flatMap((given) => {
    const [productId, ...optionIds] = given.split('~');
    return productId ? [{ productId, optionIds }] : [];
  });
}

/** The parameters of a booking's address besides the business, for `bookingPath`. */
export function fillingParams({ petId, picked }: { petId: string | null; picked: readonly PickedProduct[] }): URLSearchParams {
  const params = new URLSearchParams(picked.map(({ productId, optionIds }) => ['product', [productId, ...optionIds].join('~')]));
  if (petId) params.set('pet', petId);
  return params;
}

/** Products, the pet, the day and time of the address, or the day on which a stay begins, come to what was kept, once: taken out again, they stay out over a reload. */
export function filledIn(kept: BookingDraft, search: string): BookingDraft {
  if (kept.filledFrom === search) return kept;
  const params = new URLSearchParams(search);
  const asked = pickedIn(params);
  const others = kept.picked.filter(({ productId }) => !asked.some((one) => one.productId === productId));
  const [petId, date, time] = [params.get('pet'), params.get('date'), params.get('time')];
  return {
    ...kept,
    picked: [...others, ...asked],
    ...(petId && { petId }),
    ...(date && { isStay: params.has('stay'), date, endDate: null, time }),
    filledFrom: search,
  };
}

import { Type, type Static } from '@fastify/type-provider-typebox';
import { orNull } from '../../../platform/http/fields.ts';
import type { Listing } from '../../listings/index.ts';
import { RefundStateBody } from '../../payments/index.ts';
import { takesReservations, takesStays } from './bookable.policy.ts';
import type { ReservationItem } from './items.sql.ts';
import type { Reservation as Stored } from './reservations.sql.ts';
import { shownSum } from './shown-reservation.ts';
import { nameOfStatus } from './status.policy.ts';

export const Business = Type.Object({ id: Type.String(), name: Type.String(), phone: orNull(Type.String()), address: Type.String() });
const ReservedBusiness = Type.Object({
  ...Business.properties,
  kind: Type.Union([Type.Literal('hospital'), Type.Literal('company')]),
  latitude: orNull(Type.Number()),
  longitude: orNull(Type.Number()),
  isPublic: Type.Boolean(),
});
const Pet = Type.Object({
  id: orNull(Type.String()),
  petImage: orNull(Type.String()),
  petName: Type.String(),
  petGender: orNull(Type.String()),
  petWeight: orNull(Type.Number()),
  petType: orNull(Type.String()),
  petKind: orNull(Type.String()),
  petBirthday: orNull(Type.String()),
});
export const Item = Type.Object({
  id: Type.String(),
  purpose: Type.String(),
  productId: orNull(Type.String()),
  productName: Type.String(),
  optionId: orNull(Type.String()),
  optionName: orNull(Type.String()),
  nights: orNull(Type.Integer({ description: 'for so many nights; null for what costs its price once' })),
  price: Type.Integer({ description: 'won, of all nights' }),
});
const PaidSum = Type.Object({ price: Type.Integer({ description: 'won' }), point: Type.Integer() });
export const Bookable = Type.Object({
  ...Business.properties,
  type: ReservedBusiness.properties.kind,
  allowReservation: Type.Boolean({ description: 'whether it takes reservations here' }),
  takesStays: Type.Boolean({ description: 'of several nights, with endDate' }),
  sido: orNull(Type.String()),
  sigungu: orNull(Type.String()),
  reviewScore: orNull(Type.Number()),
  reviewCount: Type.Integer(),
});
export const Reservation = Type.Object({
  id: Type.String(),
  reservationNumber: Type.String(),
  status: Type.Integer(),
  statusName: Type.String(),
  confirmedAt: orNull(Type.String()),
  reason: orNull(Type.String({ description: 'why the business refused or cancelled' })),
  isByPhone: Type.Boolean(),
  date: Type.String(),
  time: Type.String(),
  endDate: orNull(Type.String({ description: 'the day on which a stay of nights ends; null for a slot' })),
  startsAt: Type.String(),
  endsAt: Type.String(),
  note: Type.String(),
  petName: orNull(Type.String()),
  petKind: orNull(Type.String()),
  pet: orNull(Pet),
  price: Type.Integer({ description: 'won: the sum of the items' }),
  payBy: orNull(Type.String({ description: 'until when it is held for a payment; null when none is waited for' })),
  paid: orNull(PaidSum),
  refunded: orNull(PaidSum),
  refundState: RefundStateBody,
  items: Type.Array(Item),
  kind: ReservedBusiness.properties.kind,
  business: ReservedBusiness,
  hospital: orNull(Business),
  company: orNull(Business),
  user: orNull(Type.Object({ id: orNull(Type.String()), name: Type.String(), phone: Type.String() })),
  images: Type.Array(Type.String()),
  createdAt: Type.String(),
});

type Deps = {
  privateUrl: (key: string) => string;
  businessesById: (ids: number[]) => Promise<Map<number, Listing>>;
  itemsOf: (ids: number[]) => Promise<ReservationItem[]>;
};
/** The businesses and items that belong to a list of reservations. */
type Parts = { businesses: ReadonlyMap<number, Listing>; items: readonly ReservationItem[] };
/** Reservations as every REST call answers them; `parts` are read where they are not given. */
export type ToWire = (list: Stored[], parts?: Parts) => Promise<Static<typeof Reservation>[]>;

export function createWire({ privateUrl, businessesById, itemsOf }: Deps): ToWire {
  async function readParts(list: Stored[]): Promise<Parts> {
    const [businesses, items] = await Promise.all([
      businessesById(list.map(({ businessId }) => businessId)),
      itemsOf(list.map(({ id }) => id)),
    ]);
    return { businesses, items };
  }

  return async (list, parts) => {
    const { businesses, items } = parts ?? (await readParts(list));
    return list.map((one) => {
      // A reservation keeps its listing from being deleted.
      const listing = businesses.get(one.businessId)!;
      return {
        ...one,
        id: String(one.id),
        statusName: nameOfStatus(one),
        user: one.user && { ...one.user, id: textOf(one.user.id) },
        pet: one.pet && { ...one.pet, id: textOf(one.pet.id) },
        items: items.filter(({ reservationId }) => reservationId === one.id).map(toItem),
        business: toReservedBusiness(listing),
        hospital: one.kind === 'hospital' ? toBusiness(listing) : null,
        company: one.kind === 'company' ? toBusiness(listing) : null,
        paid: one.paid && shownSum(one.paid),
        refunded: one.refunded && shownSum(one.refunded),
        images: one.images.map(privateUrl),
      };
    });
  };
}

/** The business that a guest goes to, also when it is no longer shown. */
export function toReservedBusiness(listing: Listing): Static<typeof ReservedBusiness> {
  const { latitude, longitude, isPublic } = listing;
  const kind = listing.kind === 'hospital' ? 'hospital' : 'company';
  return { ...toBusiness(listing), kind, latitude, longitude, isPublic };
}

/** A business that a guest chooses. */
export function toBookable(listing: Listing): Static<typeof Bookable> {
  const { kind: type } = toReservedBusiness(listing);
  const { sido, sigungu, reviewScore, reviewCount } = listing;
  const stays = { allowReservation: takesReservations(listing), takesStays: takesStays(listing) };
  return { ...toBusiness(listing), type, ...stays, sido, sigungu, reviewScore, reviewCount };
}

/** As both wires say it. */
export function toItem({ id, productId, optionId, reservationId: _of, ...item }: ReservationItem): Static<typeof Item> {
  return { ...item, id: String(id), productId: textOf(productId), optionId: textOf(optionId) };
}

function textOf(id: number | null): string | null {
  return id === null ? null : String(id);
}

export function toBusiness({ id, name, phone, address }: Listing): Static<typeof Business> {
  return { id: String(id), name, phone, address };
}

import { Type, type Static } from '@fastify/type-provider-typebox';
import type { Listing } from '../listings/index.ts';
import type { Reservation as Stored } from './reservations.sql.ts';
import { nameOfStatus } from './status.policy.ts';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);

export const Business = Type.Object({ id: Type.String(), name: Type.String(), phone: orNull(Type.String()), address: Type.String() });
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
  startsAt: Type.String(),
  endsAt: Type.String(),
  note: Type.String(),
  petName: orNull(Type.String()),
  petKind: orNull(Type.String()),
  hospital: orNull(Business),
  user: orNull(Type.Object({ id: orNull(Type.String()), name: Type.String(), phone: Type.String() })),
  images: Type.Array(Type.String()),
  createdAt: Type.String(),
});

type Deps = { privateUrl: (key: string) => string; hospitalsById: (ids: number[]) => Promise<Map<number, Listing>> };
/** Reservations as every REST call answers them. */
export type ToWire = (list: Stored[]) => Promise<Static<typeof Reservation>[]>;

export function createWire({ privateUrl, hospitalsById }: Deps): ToWire {
  return async (list) => {
    const hospitals = await hospitalsById(list.map(({ businessId }) => businessId));
    return list.map((one) => {
      const hospital = hospitals.get(one.businessId);
      return {
        ...one,
        id: String(one.id),
        statusName: nameOfStatus(one),
        user: one.user && { ...one.user, id: one.user.id === null ? null : String(one.user.id) },
        hospital: hospital ? toBusiness(hospital) : null,
        images: one.images.map(privateUrl),
      };
    });
  };
}

export function toBusiness({ id, name, phone, address }: Listing): Static<typeof Business> {
  return { id: String(id), name, phone, address };
}

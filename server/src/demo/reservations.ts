import { unwrap } from '../platform/errors/result.ts';
import { ReservationStatus } from '../modules/reservations/index.ts';
import type { Services } from '../app.ts';
import type { DemoPeople } from './people.ts';

const bookings = [
  { petName: '초코', petKind: '강아지', note: '이틀 전부터 기침을 해요. 예방접종도 같이 받고 싶어요.' },
  { petName: '나비', petKind: '고양이', note: '중성화 수술 상담을 하고 싶어요.' },
];

/** Two days ahead at the demo hospital: one confirmed, one that waits for an answer. */
export async function seedReservations({ db, listings, reservations }: Services, people: DemoPeople): Promise<void> {
  const hospital = await listings.listingOfOwner(db, 'hospital', people.hospital.id);
  if (!hospital) return;
  const business = { kind: 'hospital', id: hospital.id } as const;
  const days = unwrap(await reservations.calendar.listAbleDays(business, '0001-01-01', '9999-12-31')).slice(1);
  const made: number[] = [];
  for (const [index, booking] of bookings.entries()) {
    const date = days[index]?.date;
    if (!date) return;
    const [first] = unwrap(await reservations.calendar.listTimes(business, date)).filter(({ taken }) => !taken);
    const slot = { business, date, endDate: null, time: first?.time ?? '' };
    made.push(
      unwrap(await reservations.makeReservation(people.guardian, { ...booking, ...slot, petId: null, products: [], images: [] })).id,
    );
  }
  const confirmed = { ids: made.slice(0, 1), status: ReservationStatus.confirmed, slot: null, reason: null };
  unwrap(await reservations.updateByBusiness(people.hospital, confirmed));
}

import { compact, searchColumns, stemOf, type ListingKind } from '../../modules/listings/index.ts';
import type { Original } from './model.ts';
import { pick, randomFrom, type Random } from './random.ts';

const DAY = 86_400_000;
const NEWEST = Date.UTC(2026, 10, 1);
const SURNAMES = [...'김이박최정강조윤장임한오서신권황안송전홍'];
const GIVEN = '민준 서연 지우 하은 도윤 시우 수아 예준 지호 서준 하린 은우 유나 태오 소율 다온'.split(' ');
const FIELDS = [
  '피부과',
  '치과',
  '안과',
  '내과',
  '외과',
  '정형외과',
  '고양이 전문',
  '노령견 관리',
  '재활의학',
  '심장내과',
  '특수동물',
  '건강검진',
];
/** The shares of listings to which owners have added something. */
const SHARE = {
  sameName: 0.45,
  reviewed: 0.4,
  premium: 0.01,
  reserves: 0.1,
  sells: 0.1,
  hours: 0.2,
  doctors: 0.1,
  expertise: 0.05,
  parking: 0.1,
};
const ROWS_AN_OWNER = 200;

/** Values by column, in the order of `businessColumns`. */
export type Business = Record<string, unknown>;

/** The business of a number: the originals first, in a shuffled order, then others made after them. */
export function businessesAfter(originals: readonly Original[]): (number: number) => Business {
  const shuffled = shuffle(originals);
  const ofKind = (kind: ListingKind) => shuffled.filter((one) => one.kind === kind);
  const kinds = { hospital: ofKind('hospital'), pharmacy: ofKind('pharmacy'), company: ofKind('company') };
  const schedules = shuffled.filter((one) => one.businessHours !== null);

  return (number) => {
    const random = randomFrom(number);
    const original = shuffled[number] ?? made(random, pick(random, shuffled));
    const has = (share: number) => random() < share;
    const isMedical = original.kind !== 'company';
    const schedule = original.businessHours === null && schedules.length > 0 && has(SHARE.hours) ? pick(random, schedules) : original;
    const isReviewed = has(SHARE.reviewed);
    const doctors = isMedical && has(SHARE.doctors) ? [`${pick(random, SURNAMES)}${pick(random, GIVEN)}`] : [];
    const expertise = original.kind === 'hospital' && has(SHARE.expertise) ? `${pick(random, FIELDS)}, ${pick(random, FIELDS)}` : null;
    const createdAt = new Date(NEWEST - Math.floor(random() * 1_000) * DAY - Math.floor(random() * DAY)).toISOString();
    return {
      ...original,
      businessHours: schedule.businessHours,
      hoursExceptions: schedule.hoursExceptions,
      licenceNumber: `bench-${number}`,
      ownerUserId: number % ROWS_AN_OWNER === 0 ? number / ROWS_AN_OWNER + 1 : null,
      approval: 'approved',
      isPremium: has(SHARE.premium),
      isStore: has(SHARE.sells),
      allowReservation: has(SHARE.reserves),
      hasParkingLot: original.hasParkingLot || has(SHARE.parking),
      doctors,
      expertise,
      reviewScore: isReviewed ? (3 + random() * 2).toFixed(1) : null,
      reviewCount: isReviewed ? Math.ceil(-Math.log(1 - random()) * 12) : 0,
      createdAt,
      updatedAt: createdAt,
      ...searchColumns({ ...original, doctors, expertise }),
    };
  };

  /** Near another one, of a name that is had already or of two of them. */
  function made(random: Random, one: Original): Original {
    const named = pick(random, kinds[one.kind]);
    const near = (degrees: number | null, most: number) => (degrees === null ? null : degrees + (random() + random() - 1) * most);
    return {
      ...one,
      name: random() < SHARE.sameName ? named.name : crossed(one.name, pick(random, kinds[one.kind]).name),
      address: one.address.replace(/\d+(?!.*\d)/, () => String(Math.ceil(random() * 500))),
      latitude: near(one.latitude, 0.01),
      longitude: near(one.longitude, 0.0125),
      is24: named.is24,
      phone: one.phone && `${one.phone.slice(0, -4)}${String(Math.floor(random() * 10_000)).padStart(4, '0')}`,
    };
  }
}

export const ownersOf = (size: number) => Math.ceil(size / ROWS_AN_OWNER);

/** The beginning of what is particular about one name, the end of another's, and the first one's kind. */
function crossed(one: string, other: string): string {
  const [whole, first, second] = [compact(one), [...stemOf(compact(one))], [...stemOf(compact(other))]];
  const end = whole.startsWith(first.join('')) ? whole.slice(first.join('').length) : '';
  return [...first.slice(0, Math.ceil(first.length / 2)), ...second.slice(Math.floor(second.length / 2))].join('') + end;
}

function shuffle<T>(all: readonly T[]): T[] {
  const random = randomFrom(-1);
  const shuffled = [...all];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

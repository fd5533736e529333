import type { Listing, ListingKind } from '../../server/src/modules/listings/record/listing.ts';
import { choseongOf, compact, stemOf } from '../../server/src/modules/listings/record/search-columns.policy.ts';
import type { Database } from '../../server/src/platform/database/database.ts';
import { pick, randomFrom, type Random } from '../../server/src/testing/many-listings/random.ts';

/** One request to POST /graphql. */
export type Question = { query: string; variables: Record<string, unknown> };
export type Group = 'text search' | 'suggestions' | 'nearest' | 'pins in view' | 'counts by area';

const EACH = 144;
const PLURAL = { hospital: 'Hospitals', pharmacy: 'Pharmacies', company: 'Companies' };
const SINGULAR = { hospital: 'Hospital', pharmacy: 'Pharmacy', company: 'Company' };

// What the screens ask for: a page of twelve cards and how many there are, pins, labels of areas.
const CARD = `id name contract is24 isBeautyParlor isHotel isKindergarten isStore hasParkingLot allowReservation openState { kind at }
  reviewScore reviewCount distance facilityPicture { id filepath } address { address }`;
const AREA = 'code name latitude longitude hospitalCount pharmacyCount companyCount';
const searchOf = (
  kind: ListingKind,
) => `query Search($search: String, $sido: String, $sigungu: String, $filters: [HospitalFeature!], $latitude: Float, $longitude: Float) {
  list: search${PLURAL[kind]}(search: $search, sido: $sido, sigungu: $sigungu, filters: $filters, latitude: $latitude, longitude: $longitude, page: 1, count: 12) { ${CARD} }
  total: search${PLURAL[kind]}Count(search: $search, sido: $sido, sigungu: $sigungu, filters: $filters)
}`;
const nearestOf = (kind: ListingKind) => `query Nearest($filters: [HospitalFeature!], $latitude: Float, $longitude: Float) {
  list: get${PLURAL[kind]}ByPage(filter: distance, filters: $filters, latitude: $latitude, longitude: $longitude, page: 1, count: 12) { ${CARD} }
}`;
const pinsOf = (
  kind: ListingKind,
) => `query Pins($south: Float!, $west: Float!, $north: Float!, $east: Float!, $filters: [HospitalFeature!]) {
  map: get${SINGULAR[kind]}Pins(south: $south, west: $west, north: $north, east: $east, limit: 300, filters: $filters) {
    total pins { id name address latitude longitude tags reviewScore reviewCount } counts { ${AREA} }
  }
}`;
const AREAS = `query Areas($level: AreaLevel!, $bounds: BoundsInput, $filters: [HospitalFeature!], $kinds: [ListingKind!]) {
  areas: getPlaceCountsByLevel(level: $level, bounds: $bounds, filters: $filters, kinds: $kinds) { ${AREA} }
}`;
const SUGGESTIONS = 'query Suggestions($search: String!) { getSearchSuggestions(search: $search) { kind id text sido sigungu } }';

type Sample = Pick<Listing, 'kind' | 'name' | 'address' | 'sido' | 'sigungu'> & { latitude: number; longitude: number };

/** The same at every size: about businesses that every database has. */
export async function questionsOf(db: Database): Promise<Record<Group, Question[]>> {
  const rows = await db<Sample[]>`
    select kind, name, address, split_part(address, ' ', 1) as sido, split_part(address, ' ', 2) as sigungu, latitude, longitude
    from businesses where id % 3 = 1 and id < 1000 and latitude is not null order by id`;
  const samples = rows.slice(0, EACH);
  const asked = (seed: number, question: (random: Random, sample: Sample, index: number) => Question) =>
    samples.map((sample, index) => question(randomFrom(seed * EACH + index), sample, index));
  return {
    'text search': asked(1, textSearch),
    suggestions: asked(2, (random, sample) => ({ query: SUGGESTIONS, variables: { search: begun(random, sample) } })),
    nearest: asked(3, (random, { kind, latitude, longitude }) => ({
      query: nearestOf(kind),
      variables: {
        latitude: latitude + random() * 0.02,
        longitude: longitude + random() * 0.02,
        ...(random() < 0.3 && { filters: [pick(random, ['hasParkingLot', 'allowReservation', 'isOpenNow'])] }),
      },
    })),
    'pins in view': asked(4, (random, { kind, ...at }) => ({
      query: pinsOf(kind),
      variables: {
        ...boxAround(at, pick(random, [0.005, 0.01, 0.01, 0.02, 0.02, 0.05, 0.3])),
        ...(random() < 0.2 && { filters: ['hasParkingLot'] }),
      },
    })),
    'counts by area': asked(5, (random, sample, index) => ({
      query: AREAS,
      variables: {
        level: pick(random, ['sido', 'sigungu', 'sigungu']),
        ...(random() < 0.7 && { bounds: boxAround(sample, pick(random, [0.1, 0.5, 2])) }),
        ...(random() < 0.2 && { filters: [pick(random, ['hasParkingLot', 'is24', 'isHotel'])] }),
        ...(index % 3 === 0 && { kinds: ['company'] }),
      },
    })),
  };
}

/**
 * A text as people type it: names, parts of them and of addresses, with errors, as consonants, with an area, filters, or from where they
 * are.
 */
function textSearch(random: Random, { kind, name, address, sido, sigungu, latitude, longitude }: Sample, index: number): Question {
  const road = address.split(' ').slice(2, 3).join('');
  const two = twoSyllables(random, name);
  const ways: Record<string, unknown>[] = [
    { search: name },
    { search: compact(name), latitude, longitude },
    { search: `${sigungu} ${name}` },
    { search: `${sigungu} ${road}` },
    { search: mistyped(random, name) },
    { search: mistyped(random, compact(name)), latitude, longitude },
    { search: choseongOf(compact(name)).slice(0, 6) },
    { search: two },
    { search: two, latitude, longitude },
    { search: two, sido, sigungu },
    { search: two, filters: [pick(random, ['hasParkingLot', 'allowReservation', 'isOpenNow'])] },
    { search: { hospital: '동물병원', pharmacy: '약국', company: '애견미용' }[kind], latitude, longitude },
  ];
  return { query: searchOf(kind), variables: ways[index % ways.length]! };
}

/** A name as far as it has been typed. */
function begun(random: Random, { name, sigungu }: Sample): string {
  const text = random() < 0.2 ? sigungu! : random() < 0.2 ? choseongOf(compact(name)) : name;
  return [...text].slice(0, 1 + Math.floor(random() * Math.min(6, [...text].length))).join('');
}

function twoSyllables(random: Random, name: string): string {
  const letters = [...stemOf(compact(name))];
  const from = Math.floor(random() * Math.max(1, letters.length - 1));
  return letters.slice(from, from + 2).join('');
}

/** One vowel or end consonant is another. */
function mistyped(random: Random, text: string): string {
  const letters = [...text];
  const syllables = letters.flatMap((letter, index) => (/[가-힣]/.test(letter) ? [index] : []));
  if (syllables.length === 0) return text;
  const at = pick(random, syllables);
  const code = letters[at]!.charCodeAt(0) - 0xac00;
  const [lead, rest] = [Math.floor(code / 588), code % 588];
  letters[at] = String.fromCharCode(0xac00 + lead * 588 + ((rest + (random() < 0.5 ? 28 : 4)) % 588));
  return letters.join('');
}

/** As high and wide as a screen shows it. */
function boxAround({ latitude, longitude }: { latitude: number; longitude: number }, half: number) {
  return { south: latitude - half, west: longitude - half * 1.6, north: latitude + half, east: longitude + half * 1.6 };
}

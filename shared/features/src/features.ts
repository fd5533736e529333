type Kind = 'hospital' | 'pharmacy' | 'company';

type Row = {
  /** Its name in the API and in addresses; the column of `businesses` is the same with underscores. */
  name: string;
  /** The word on a chip and on a tag. */
  label: string;
  /** Its sign in `shared/ui`. */
  icon: string;
  /** Its place in the numbers of `listing_features`: 7 and 8 are taken by premium listings and those with an owner. */
  bit: number;
  /** The kinds of which a search may ask for it: the chips of their lists. */
  askedOf: readonly Kind[];
  /** The kinds whose owners declare it. */
  offeredBy: readonly Kind[];
  /** The type of company that it makes, where it is a service by which companies are told apart. */
  trade?: string;
};

/** The features, in the order of their chips and tags. A new one is a row here and a migration (README.md). */
export const features = [
  {
    name: 'is24',
    label: '24시',
    icon: 'clock',
    bit: 0,
    askedOf: ['hospital', 'pharmacy', 'company'],
    offeredBy: ['hospital', 'pharmacy', 'company'],
  },
  {
    name: 'isBeautyParlor',
    label: '미용',
    icon: 'scissors',
    bit: 1,
    askedOf: ['hospital', 'company'],
    offeredBy: ['hospital', 'company'],
    trade: 'beauty',
  },
  {
    name: 'isHotel',
    label: '호텔',
    icon: 'bed',
    bit: 2,
    askedOf: ['hospital', 'company'],
    offeredBy: ['hospital', 'company'],
    trade: 'hotel',
  },
  {
    name: 'isKindergarten',
    label: '유치원',
    icon: 'paw',
    bit: 4,
    askedOf: ['company'],
    offeredBy: ['hospital', 'company'],
    trade: 'kindergarten',
  },
  {
    name: 'isStore',
    label: '용품',
    icon: 'shop',
    bit: 3,
    askedOf: ['hospital', 'company'],
    offeredBy: ['hospital', 'pharmacy', 'company'],
    trade: 'store',
  },
  {
    name: 'hasParkingLot',
    label: '주차',
    icon: 'parking',
    bit: 5,
    askedOf: ['hospital', 'pharmacy', 'company'],
    offeredBy: ['hospital', 'pharmacy', 'company'],
  },
  {
    name: 'allowReservation',
    label: '예약 가능',
    icon: 'calendar',
    bit: 6,
    askedOf: ['hospital', 'company'],
    offeredBy: ['hospital', 'company'],
  },
] as const satisfies readonly Row[];

export type Feature = (typeof features)[number];
export type FeatureName = Feature['name'];
/** A value for each feature, as a listing has it. */
export type FeatureFlags = Record<FeatureName, boolean>;

type Service = Extract<Feature, { trade: string }>;
export type Trade = Service['trade'];
type Plain = Exclude<Feature, Service>;
export type PlainName = Plain['name'];

export const featureNames: readonly FeatureName[] = features.map(({ name }) => name);

type Names<Rows extends readonly Row[]> = Rows extends readonly [infer First extends Row, ...infer Rest extends readonly Row[]]
  ? `${First['name']} ${Names<Rest>}`
  : '';

/** The fields of all features, for the fragment of a GraphQL operation: its type is its text, so that the answer has them. */
export const featureFields = featureNames.map((name) => `${name} `).join('') as Names<typeof features>;

const has = (kinds: readonly Kind[], kind: Kind) => kinds.includes(kind);

/** The features that a search may ask of a kind of listing. */
export const featuresAskedOf = (kind: Kind): readonly Feature[] => features.filter(({ askedOf }) => has(askedOf, kind));

/** The features that owners of a kind of listing declare. */
export const featuresOfferedBy = (kind: Kind): readonly Feature[] => features.filter(({ offeredBy }) => has(offeredBy, kind));

/** The services by which companies are told apart, the first one that a company has being its type. */
export const services: readonly Service[] = features.filter((feature) => 'trade' in feature);

/** The features that are no service: what any kind of business may have beside its trade. */
export const plainFeatures: readonly Plain[] = features.filter((feature): feature is Plain => !('trade' in feature));

/** An object with a property for each feature. */
export function perFeature<Value>(valueOf: (name: FeatureName) => Value): Record<FeatureName, Value> {
  return Object.fromEntries(featureNames.map((name) => [name, valueOf(name)])) as Record<FeatureName, Value>;
}

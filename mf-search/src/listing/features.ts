import { graphql } from '@petcare/api';
import type { BusinessKind } from '@petcare/contracts';
import { featureFields, features, featuresAskedOf, services, type Feature, type FeatureFlags, type FeatureName } from '@petcare/features';
import type { IconName } from '@petcare/ui';

/** The features of a listing: each that the table has. */
export const FeatureFields = graphql(`
  fragment FeatureFields on Listing @_unmask {
    ${featureFields}
  }
`);

/** A feature, or being open at the moment of asking. */
export type Filter = FeatureName | 'isOpenNow';
export type FilterChoice = { value: Filter; label: string; icon: IconName };

const isOpenNow: FilterChoice = { value: 'isOpenNow', label: '영업 중', icon: 'check-circle' };
const choicesOf = (rows: readonly Feature[]) => rows.map(({ name: value, label, icon }): FilterChoice => ({ value, label, icon }));
const choices = [isOpenNow, ...choicesOf(features)];

/** The trades of companies; one is chosen at a time. */
export const companyTypes = choicesOf(services);

/** The filters of each kind, in the order of the chips. */
const filtersFor = (kind: BusinessKind) => [isOpenNow, ...choicesOf(featuresAskedOf(kind))];
export const filtersOf: Record<BusinessKind, readonly FilterChoice[]> = {
  hospital: filtersFor('hospital'),
  pharmacy: filtersFor('pharmacy'),
  company: filtersFor('company'),
};

/** Those of its filters that are switched on and off above a kind's list: what a company does is chosen apart from them. */
export const chipsOf = (kind: BusinessKind) =>
  kind === 'company' ? filtersOf.company.filter(({ value }) => !companyTypes.some((type) => type.value === value)) : filtersOf[kind];

/** The features that a listing has, in the order of the filters. */
export function featuresOf(listing: FeatureFlags) {
  return features.filter(({ name }) => listing[name]);
}

/** The features that a pin on the map says it has: its tags are their labels. */
export function featuresOfPin({ tags, allowReservation }: { tags: readonly string[]; allowReservation: boolean }): Feature[] {
  return features.filter(({ name, label }) => (name === 'allowReservation' ? allowReservation : tags.includes(label)));
}

/** A company has the sign of what it does. */
export const iconOf = (kind: BusinessKind, listing: FeatureFlags) =>
  kind === 'company' ? services.find(({ name }) => listing[name])?.icon : undefined;

/** `is24,isHotel` in an address; what a listing of this kind is not asked for is left out. */
export function readFilters(kind: BusinessKind, text: string | null): Filter[] {
  const asked = (text ?? '').split(',');
  return filtersOf[kind].map(({ value }) => value).filter((value) => asked.includes(value));
}

/** As `readFilters` reads it; what is asked for has one address, in whatever order it was chosen. */
export function writeFilters(asked: readonly Filter[]): string {
  return choices
    .map(({ value }) => value)
    .filter((value) => asked.includes(value))
    .join(',');
}

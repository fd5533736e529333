import type { BusinessDay } from '@petcare/opening-hours';
import type { Listing } from './listing.ts';
import { listingKinds } from '../listing/listing-kinds.ts';

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Span = { opens: string; closes: string };

/** The spans in which a day is open: a break makes two spans of it, and a closed day is one of no length. */
function spansOf({ isClosed, open, close, breakStart, breakEnd }: Omit<BusinessDay, 'weekday'>): Span[] {
  if (isClosed || !open || !close) return [{ opens: '00:00', closes: '00:00' }];
  if (open === close) return [{ opens: '00:00', closes: '23:59' }];
  const spans =
    breakStart && breakEnd
      ? [
          { opens: open, closes: breakStart },
          { opens: breakEnd, closes: close },
        ]
      : [{ opens: open, closes: close }];
  return spans.map(({ opens, closes }) => ({ opens: opens.slice(0, 5), closes: closes.slice(0, 5) }));
}

/** schema.org's OpeningHoursSpecification of a week; days with the same hours stand together. */
export function openingHours(days: readonly BusinessDay[]): Record<string, unknown>[] {
  const together = new Map<string, Span & { dayOfWeek: string[] }>();
  for (const day of days) {
    for (const span of spansOf(day)) {
      const key = `${span.opens}-${span.closes}`;
      const known = together.get(key) ?? { ...span, dayOfWeek: [] };
      known.dayOfWeek.push(`https://schema.org/${dayNames[day.weekday]}`);
      together.set(key, known);
    }
  }
  return [...together.values()].map(({ opens, closes, dayOfWeek }) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }));
}

/** The same for days that the week does not tell, both of `from` and `to` included. */
function specialOpeningHours(days: Listing['specialDays']): Record<string, unknown>[] {
  return days.flatMap(({ from, to, ...day }) =>
    spansOf(day).map((span) => ({ '@type': 'OpeningHoursSpecification', validFrom: from, validThrough: to, ...span })),
  );
}

function postalAddress({ address, detailAddress, postcode, sido, sigungu }: Listing['address']): Record<string, unknown> {
  return {
    '@type': 'PostalAddress',
    addressCountry: 'KR',
    ...(sido && { addressRegion: sido }),
    ...(sigungu && { addressLocality: sigungu }),
    streetAddress: [address, detailAddress].filter(Boolean).join(' '),
    ...(postcode && { postalCode: postcode }),
  };
}

/** VeterinaryCare is no LocalBusiness by itself, which is what has hours and a place; a Pharmacy is. */
function typeOf(listing: Listing): string | string[] {
  if (listing.kind === 'hospital') return ['VeterinaryCare', 'LocalBusiness'];
  if (listing.kind === 'pharmacy') return 'Pharmacy';
  return listing.companyType === 'store' ? ['PetStore', 'LocalBusiness'] : 'LocalBusiness';
}

/** A listing for schema.org; the address of its page also stands for the listing itself. */
export function structuredListing(listing: Listing): Record<string, unknown> {
  const { kind, id, name, contract, introduce, facilityPicture, address, businessHours, specialDays, reviewScore, reviewCount } = listing;
  const elsewhere = [listing.homepage, listing.blog, listing.kakaoplus].filter((link) => link?.startsWith('http'));
  const path = listingKinds[kind].pagePath(id);
  return {
    '@context': 'https://schema.org',
    '@type': typeOf(listing),
    '@id': path,
    url: path,
    name,
    address: postalAddress(address),
    ...(address.latitude !== null &&
      address.longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude } }),
    ...(contract && { telephone: contract }),
    ...(introduce && { description: introduce }),
    ...(facilityPicture.length > 0 && { image: facilityPicture.map(({ filepath }) => filepath) }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    ...(businessHours && { openingHoursSpecification: openingHours(businessHours) }),
    ...(specialDays.length > 0 && { specialOpeningHoursSpecification: specialOpeningHours(specialDays) }),
    ...(reviewScore !== null &&
      reviewCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: reviewScore, reviewCount, bestRating: 5, worstRating: 1 },
      }),
  };
}

import type { PageHead } from '@petcare/contracts';
import { breadcrumbs, excerpt } from '@petcare/remote';
import type { Listing } from './listing.ts';
import { companyPlaces } from './company-places.ts';
import { featuresOf } from '../listing/features.ts';
import { listingKinds } from '../listing/listing-kinds.ts';
import { regionTrail } from '../listings/listing-list-head.ts';
import { structuredListing } from './listing-structured.ts';

/** The kind of a listing in words: 동물병원, 반려동물 호텔. */
function whatOf(listing: Listing): string {
  return listing.kind === 'company' && listing.companyType ? companyPlaces[listing.companyType] : listingKinds[listing.kind].name;
}

/** 이에요 or 예요, by whether the last syllable ends in a consonant. */
const isA = (noun: string) => `${noun}${(noun.charCodeAt(noun.length - 1) - 0xac00) % 28 === 0 ? '예요' : '이에요'}`;

const worthALook = {
  hospital: '진료 시간과 위치, 보호자 리뷰를 확인해 보세요.',
  pharmacy: '영업 시간과 위치, 보호자 리뷰를 확인해 보세요.',
  company: '영업 시간과 위치, 보호자 리뷰를 확인해 보세요.',
};

function descriptionOf(listing: Listing): string {
  const { kind, address, reviewScore, reviewCount } = listing;
  const had = featuresOf(listing).map(({ label }) => label);
  return [
    `${address.address}에 있는 ${isA(whatOf(listing))}.`,
    had.length > 0 ? `${had.join(', ')}.` : '',
    reviewScore !== null && reviewCount > 0 ? `보호자 평점 ${reviewScore.toFixed(1)}점(리뷰 ${reviewCount}개).` : '',
    worthALook[kind],
  ]
    .filter(Boolean)
    .join(' ');
}

/** The head of a listing's page, for search engines. One that is not public yet is shown to its owner only. */
export function listingPageHead(listing: Listing): PageHead {
  const { kind, id, name, state, address, facilityPicture } = listing;
  const region = [address.sido, address.sigungu].filter(Boolean).join(' ');
  const [picture] = facilityPicture;
  const path = listingKinds[kind].pagePath(id);
  return {
    title: region ? `${name} - ${region} ${whatOf(listing)}` : name,
    description: excerpt(descriptionOf(listing), 160),
    canonical: path,
    ...(picture && { image: picture.filepath }),
    ...(state !== 'approved' && { noindex: true }),
    structured: [structuredListing(listing), breadcrumbs([...regionTrail(kind, address), { name, path }])],
  };
}

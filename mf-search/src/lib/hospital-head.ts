import type { PageHead } from '@petcare/contracts';
import { breadcrumbs, excerpt } from '@petcare/remote';
import type { Hospital } from '../pages/hospital/hospital.ts';
import { featuresOf } from './features.ts';
import { regionTrail } from './listing-list-head.ts';
import { hospitalPath, veterinaryCare } from './hospital-structured.ts';

function descriptionOf(hospital: Hospital): string {
  const { address, reviewScore, reviewCount } = hospital;
  const had = featuresOf(hospital).map(({ label }) => label);
  return [
    `${address.address}에 있는 동물병원이에요.`,
    had.length > 0 ? `${had.join(', ')}.` : '',
    reviewScore !== null && reviewCount > 0 ? `보호자 평점 ${reviewScore.toFixed(1)}점(리뷰 ${reviewCount}개).` : '',
    '진료 시간과 위치, 보호자 리뷰를 확인해 보세요.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What search engines are told of a hospital. One that is not public yet is shown to its owner only. */
export function hospitalHead(hospital: Hospital): PageHead {
  const { id, name, state, address, facilityPicture } = hospital;
  const region = [address.sido, address.sigungu].filter(Boolean).join(' ');
  const [picture] = facilityPicture;
  const path = hospitalPath(id);
  return {
    title: region ? `${name} - ${region} 동물병원` : name,
    description: excerpt(descriptionOf(hospital), 160),
    canonical: path,
    ...(picture && { image: picture.filepath }),
    ...(state !== 'approved' && { noindex: true }),
    structured: [veterinaryCare(hospital), breadcrumbs([...regionTrail('hospital', address), { name, path }])],
  };
}

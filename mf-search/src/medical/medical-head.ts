import type { PageHead } from '@petcare/contracts';
import { breadcrumbs } from '@petcare/remote';
import { formatWon } from '@petcare/ui';
import { medicalPricePath, medicalSearchPath, type MedicalSearch } from './medical-search.ts';
import { regionName } from '../region/region-page.ts';

type Price = { location: string; avg: number; min: number; max: number; search: string };

const searchCrumb = { name: '평균 진료비', path: medicalSearchPath() };

/** The head of the page on which a treatment is chosen: the same in every region. */
export function medicalSearchHead({ search }: MedicalSearch): PageHead {
  return {
    title: '동물병원 평균 진료비 조회',
    description: '초진료, 예방접종, 검사, 입원까지 동물병원 진료비의 평균과 최저, 최고 금액을 우리 동네와 다른 지역에서 비교해 보세요.',
    canonical: medicalSearchPath(),
    ...(search !== '' && { noindex: true }),
    structured: [breadcrumbs([searchCrumb])],
  };
}

/** A treatment's price in the nation; of a region it is a view of that. Without a price there is nothing to find. */
export function medicalPriceHead({ medical, sido, sigungu }: MedicalSearch, name: string, price: Price | null): PageHead {
  const path = medicalPricePath({ medical });
  const region = regionName({ sido, sigungu });
  const known = price
    ? `${price.location} 평균 ${formatWon(price.avg)}, 최저 ${formatWon(price.min)}부터 최고 ${formatWon(price.max)}까지.`
    : '';
  return {
    title: `${region ? `${region} ` : ''}${name} 평균 진료비`,
    description: [`동물병원 ${name}, 얼마일까요?`, known, '지역별 진료비를 비교해 보세요.'].filter(Boolean).join(' '),
    canonical: path,
    ...((region !== '' || !price) && { noindex: true }),
    structured: [breadcrumbs([searchCrumb, { name, path }])],
  };
}

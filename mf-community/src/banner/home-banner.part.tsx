import { Banner } from './banner.tsx';
import type { HouseWords } from './house-banner.tsx';

const HOME = 0;
const house: HouseWords = {
  to: '/search/medical',
  icon: 'receipt',
  title: '진료비, 미리 알아보고 가요',
  text: '우리 동네 평균 진료비 보기',
};

/** The banner of the home page. */
export function HomeBannerPart() {
  return <Banner type={HOME} house={house} />;
}

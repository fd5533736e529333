import { Banner } from './banner.tsx';
import type { HouseWords } from './house-banner.tsx';

const LISTS = 1;
const house: HouseWords = { to: '/search/disease', icon: 'heart', title: '어디가 아픈지 모르겠다면', text: '증상으로 먼저 찾아보기' };

/** The banner above lists: of hospitals, pharmacies and companies, of reviews, and of the community. */
export function ListBannerPart() {
  return <Banner type={LISTS} house={house} />;
}

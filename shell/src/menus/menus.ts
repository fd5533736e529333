import { AccountType, type Session } from '@petcare/contracts';
import type { IconName } from '@petcare/ui';

export type MenuLink = { to: string; label: string };
export type IconLink = MenuLink & { icon: IconName };

/** The site's main navigation. */
export const mainMenu: readonly MenuLink[] = [
  { to: '/hostpital-list', label: '동물병원 찾기' },
  { to: '/search/map', label: '지도' },
  { to: '/hospital-reviews', label: '리뷰' },
  { to: '/community/mypet', label: '커뮤니티' },
  { to: '/search/medical', label: '진료비' },
];

export const siteMenu: readonly { title: string; links: readonly MenuLink[] }[] = [
  {
    title: '찾기',
    links: [
      { to: '/hostpital-list', label: '동물병원' },
      { to: '/search/map', label: '동물병원 지도' },
      { to: '/pharmacy-list', label: '동물약국' },
      { to: '/company-list', label: '펫 서비스' },
      { to: '/search/disease', label: '증상으로 찾기' },
      { to: '/search/medical', label: '평균 진료비' },
      { to: '/favourites', label: '찜한 곳·최근 본 곳' },
    ],
  },
  {
    title: '이야기',
    links: [
      { to: '/hospital-reviews', label: '병원 리뷰' },
      { to: '/community/mypet', label: '자유게시판' },
      { to: '/community/petcafe', label: '펫 꿀팁' },
      { to: '/ask', label: '수의사에게 물어보기' },
      { to: '/community/marketplace', label: '이벤트' },
    ],
  },
  {
    title: '펫케어',
    links: [
      { to: '/about', label: '서비스 소개' },
      { to: '/notice', label: '고객센터' },
      { to: '/faq', label: '자주 묻는 질문' },
      { to: '/target', label: '광고 문의' },
    ],
  },
];

const ofGuardians: readonly IconLink[] = [
  { to: '/hospital-reviews?write=choose', label: '리뷰 쓰기', icon: 'edit' },
  { to: '/search/medical', label: '진료비 조회', icon: 'receipt' },
  { to: '/point', label: '포인트샵', icon: 'coin' },
];

const bookings: IconLink = { to: '/bizpage/reservation', label: '예약 관리', icon: 'calendar' };
const ofBusiness = (kind: string, first: IconLink): readonly IconLink[] => [
  first,
  { to: `/bizpage/${kind}-review?answered=0`, label: '리뷰 답글', icon: 'star' },
  { to: '/bizpage/message', label: '쪽지함', icon: 'message' },
];

const quick: Record<AccountType, readonly IconLink[]> = {
  [AccountType.NORMAL]: ofGuardians,
  [AccountType.HOSPITAL]: ofBusiness('hospital', bookings),
  [AccountType.PHARMARCY]: ofBusiness('pharmacy', { to: '/bizpage/pharmacy', label: '약국 정보', icon: 'pill' }),
  [AccountType.COMPANY]: ofBusiness('company', bookings),
};

/** The quick ways that the side menu, the bottom menu and the mobile menu share: a business's are those of a business. */
export function quickLinksOf(session: Session): readonly IconLink[] {
  return session.status === 'signed-in' ? quick[session.identity.accountType] : ofGuardians;
}

/** The address at which a 1:1 inquiry is written; business accounts have no my page and use the customer voice. */
export function inquiryPath(accountType: AccountType): string {
  return accountType === AccountType.NORMAL ? '/mypage/questions/input' : '/customer-voice';
}

/** The name of the way to an inquiry: it promises the form that stands there. */
export function inquiryLabel(session: Session): string {
  return session.status === 'signed-in' && session.identity.accountType !== AccountType.NORMAL ? '고객의 소리' : '1:1 문의';
}

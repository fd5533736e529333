import type { DemoAccount } from './accounts.ts';

/** One screen of each remote with the heading that shows it stands: what composition tests iterate over. */
export const remotePages: Record<string, { url: string; as?: DemoAccount; heading: string | RegExp }> = {
  'mf-search': { url: '/hostpital-list', heading: /동물병원/ },
  'mf-reviews': { url: '/hospital-reviews', heading: /리뷰/ },
  'mf-reservation': { url: '/reservation', as: 'guardian', heading: /예약/ },
  'mf-community': { url: '/community/mypet', heading: /자유게시판/ },
  'mf-mypage': { url: '/mypage/myinfo', as: 'guardian', heading: /내 정보/ },
  'mf-bizpage': { url: '/bizpage/hospital', as: 'hospital', heading: /병원 정보/ },
  'mf-payments': { url: '/point', heading: /포인트/ },
};

/** The sentence of each page that needs a login, by the beginning of its path; the first that fits. */
const leads: readonly (readonly [path: string, lead: string])[] = [
  ['/reservation', '예약하려면 로그인해 주세요.'],
  ['/pass-purchase', '이용권을 사려면 로그인해 주세요.'],
  ['/gift-purchase', '상품권을 사려면 로그인해 주세요.'],
  ['/mypage/reservation', '내 예약을 보려면 로그인해 주세요.'],
  ['/mypage/message', '쪽지를 보려면 로그인해 주세요.'],
  ['/mypage', '마이페이지를 보려면 로그인해 주세요.'],
  ['/bizpage', '비즈페이지를 보려면 로그인해 주세요.'],
  ['/staff/invitation', '초대를 받으려면 로그인해 주세요.'],
  ['/staff', '일하는 곳을 보려면 로그인해 주세요.'],
];

const isWriting = /^\/community\/[^/]+\/(?:input|[^/]+\/edit)$/;

/** The sentence above the login: why it is asked for, where the page that somebody wants to reach says so. */
export function loginLead(next: string | null): string {
  const path = next?.split(/[?#]/, 1)[0] ?? '';
  if (isWriting.test(path)) return '글을 쓰려면 로그인해 주세요.';
  return leads.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? '다시 만나서 반가워요.';
}

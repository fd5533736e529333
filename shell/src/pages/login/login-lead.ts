import type { LoginAct } from '@petcare/auth';

/** The sentence of each page that needs a login, by the beginning of its address; the first that fits. */
const leads: readonly (readonly [address: string, lead: string])[] = [
  ['/reservation', '예약하려면 로그인해 주세요.'],
  ['/ask?write=1', '질문하려면 로그인해 주세요.'],
  ['/community/contest/input', '콘테스트에 참가하려면 로그인해 주세요.'],
  ['/pass', '진료비 상세 내역을 보려면 로그인해 주세요.'],
  ['/pass-purchase', '이용권을 사려면 로그인해 주세요.'],
  ['/point', '포인트를 보려면 로그인해 주세요.'],
  ['/gift-purchase', '상품권을 사려면 로그인해 주세요.'],
  ['/auth/danal', '본인 확인을 하려면 로그인해 주세요.'],
  ['/mypage/reservation', '내 예약을 보려면 로그인해 주세요.'],
  ['/mypage/favourites', '찜한 곳을 보려면 로그인해 주세요.'],
  ['/mypage/message', '쪽지를 보려면 로그인해 주세요.'],
  ['/mypage/questions/input', '문의하려면 로그인해 주세요.'],
  ['/mypage/questions', '문의를 보려면 로그인해 주세요.'],
  ['/mypage', '마이페이지를 보려면 로그인해 주세요.'],
  ['/bizpage', '비즈페이지를 보려면 로그인해 주세요.'],
  ['/staff/invitation', '초대를 받으려면 로그인해 주세요.'],
  ['/staff', '일하는 곳을 보려면 로그인해 주세요.'],
];

const businessPaths = ['/bizpage', '/staff'];

/** The sentence of each act on a page that anybody may open. */
export const actLeads: Record<LoginAct, string> = {
  comment: '댓글을 쓰려면 로그인해 주세요.',
  recommend: '글을 추천하려면 로그인해 주세요.',
  like: '좋아요를 누르려면 로그인해 주세요.',
  bookmark: '글을 스크랩하려면 로그인해 주세요.',
  message: '쪽지를 보내려면 로그인해 주세요.',
  review: '리뷰를 쓰려면 로그인해 주세요.',
};

const isAct = (word: string): word is LoginAct => Object.hasOwn(actLeads, word);
const isWriting = /^\/community\/[^/]+\/(?:input|[^/]+\/edit)(?:[?#]|$)/;
const isAt = (address: string, start: string) => address.startsWith(start) && /^(?:[/?#&]|$)/.test(address.slice(start.length));

/** The sentence above the login: why it is asked for, where the act or the page that somebody wants to reach says so. */
export function loginLead(next: string | null, act: string | null = null): string {
  return reasonFor(next, act) ?? '다시 만나서 반가워요.';
}

/** True on the way to what guardians do: who has no account yet joins as one, and is not asked what to join as. */
export function isGuardianWay(next: string | null, act: string | null = null): boolean {
  return reasonFor(next, act) !== undefined && !businessPaths.some((path) => isAt(next ?? '', path));
}

function reasonFor(next: string | null, act: string | null): string | undefined {
  if (act && isAct(act)) return actLeads[act];
  const address = next ?? '';
  const lead = leads.find(([start]) => isAt(address, start))?.[1];
  return lead ?? (isWriting.test(address) ? '글을 쓰려면 로그인해 주세요.' : undefined);
}

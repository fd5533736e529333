/** The reason of a failed verification, and what may help. */
export type Problem = { title: string; text: string; canRetry: boolean; isForAnotherAccount?: boolean; needsLogin?: boolean };

const EXPIRED: Problem = {
  title: '본인 확인 시간이 지났어요',
  text: '10분 안에 마치지 못했거나 이미 끝난 확인이에요. 처음부터 다시 해 주세요.',
  canRetry: true,
};
const LOGIN: Problem = {
  title: '로그인이 끝났어요',
  text: '로그인한 뒤 본인 확인을 다시 시작해 주세요.',
  canRetry: false,
  needsLogin: true,
};

const problems: Record<string, Problem> = {
  IDENTITY_EXPIRED: EXPIRED,
  IDENTITY_REFUSED: {
    title: '본인 확인을 마치지 못했어요',
    text: '적은 정보가 통신사에 등록된 것과 다를 수 있어요. 확인한 뒤 다시 시도해 주세요.',
    canRetry: true,
  },
  IDENTITY_UNAVAILABLE: {
    title: '확인 서비스가 답하지 않아요',
    text: '본인 확인 서비스에 잠시 문제가 있어요. 잠시 뒤에 다시 시도해 주세요.',
    canRetry: true,
  },
  IDENTITY_TAKEN: {
    title: '이미 다른 계정에서 확인하셨어요',
    text: '한 분이 같은 종류의 계정을 하나만 쓸 수 있어요. 먼저 확인한 계정으로 로그인해 주세요.',
    canRetry: false,
    isForAnotherAccount: true,
  },
  IDENTITY_DIFFERS: {
    title: '처음 확인한 분과 달라요',
    text: '이 계정은 처음 본인 확인을 한 분만 다시 확인할 수 있어요. 그분의 휴대폰으로 다시 시도해 주세요.',
    canRetry: true,
  },
  IDENTITY_OFF: {
    title: '지금은 이용할 수 없어요',
    text: '여기에서는 본인 확인을 쓰지 않아요. 확인하지 않아도 펫케어를 계속 이용할 수 있어요.',
    canRetry: false,
  },
  NO_ACCESS_TOKEN: LOGIN,
  EXPIRED_TOKEN: LOGIN,
};

export const cancelled: Problem = { title: '본인 확인을 취소했어요', text: '필요할 때 언제든 다시 시작할 수 있어요.', canRetry: true };

/** The words for a refusal; for a code without words here, the message that it came with. */
export function problemOf(code: string, message: string): Problem {
  return problems[code] ?? { title: '본인 확인을 마치지 못했어요', text: message, canRetry: true };
}

import { storageState } from '@petcare/storage';
import { socialNames, type SocialProvider } from '@petcare/ui/form';

/** The reason of a failed log-in or linking by a provider. `message` is the server's sentence, where a call was refused. */
export type SocialProblem = { code: string; provider: SocialProvider | null; message?: string };
export type ProblemText = { title: string; text: string };

type Words = { name: string; act: '로그인' | '연결' };

/** By the codes of the server (`socialError`); an address may bring one, so no word of it is ever shown. */
const texts: Record<string, (words: Words) => ProblemText> = {
  NOTHING: ({ act }) => ({
    title: `${act}을 처음부터 시작해 주세요`,
    text: `이 주소는 ${act}하는 동안에만 쓰는 주소예요. 새로고침했거나 주소를 바로 열었다면 다시 시작해 주세요.`,
  }),
  SOCIAL_CANCELLED: ({ name, act }) => ({
    title: `${name} ${act}을 취소했어요`,
    text: '바뀐 것은 없어요. 원하실 때 다시 시작할 수 있어요.',
  }),
  SOCIAL_EXPIRED: ({ act }) => ({
    title: `${act} 시간이 지났어요`,
    text: `시간이 지났거나 다른 창에서 시작한 ${act}이에요. 처음부터 다시 시도해 주세요.`,
  }),
  COOKIES_BLOCKED: ({ act }) => ({
    title: '브라우저가 쿠키를 막고 있어요',
    text: `쿠키가 없으면 ${act}을 마칠 수 없어요. 브라우저 설정에서 이 사이트의 쿠키와 사이트 데이터를 허용한 뒤 다시 시도해 주세요.`,
  }),
  SOCIAL_CODE: ({ name }) => ({
    title: `${name} 확인 시간이 지났어요`,
    text: `${name}에서 확인한 지 오래되어 더 쓸 수 없어요. 다시 시도해 주세요.`,
  }),
  SOCIAL_UNAVAILABLE: ({ name }) => ({
    title: `${name}에서 답을 받지 못했어요`,
    text: '잠시 뒤에 다시 시도하거나 다른 방법을 이용해 주세요.',
  }),
  SOCIAL_REFUSED: ({ name, act }) => ({
    title: `${name} ${act}을 마치지 못했어요`,
    text: `${name}에서 요청을 받아들이지 않았어요. 다른 방법을 이용해 주세요.`,
  }),
  SOCIAL_BUSY: ({ act }) => ({ title: `${act}을 너무 여러 번 시작했어요`, text: '15분 뒤에 다시 시도하거나 다른 방법을 이용해 주세요.' }),
  SOCIAL_OFF: ({ name, act }) => ({ title: `지금은 ${name} ${act}을 쓸 수 없어요`, text: '다른 방법을 이용해 주세요.' }),
  SOCIAL_ACCOUNT_TAKEN: ({ name }) => ({
    title: `이미 쓰고 있는 ${name} 계정이에요`,
    text: '다른 펫케어 회원에게 연결되어 있어 연결하지 못했어요. 그 회원으로 로그인해서 연결을 끊거나, 다른 계정을 연결해 주세요.',
  }),
  SOCIAL_ALREADY_LINKED: ({ name }) => ({
    title: `${name} 계정이 이미 연결되어 있어요`,
    text: '지금 연결된 계정을 끊은 뒤 다시 연결해 주세요.',
  }),
  NO_ACCESS_TOKEN: () => ({
    title: '다시 로그인해 주세요',
    text: '그사이 로그인이 끝나서 계정을 연결하지 못했어요. 로그인한 뒤 다시 연결해 주세요.',
  }),
  UNREACHABLE: ({ act }) => ({
    title: `${act}을 마치지 못했어요`,
    text: '서버에 연결하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  }),
};

/** The words for a problem: what happened, and what can be done. */
export function textOf({ code, provider, message }: SocialProblem, act: Words['act']): ProblemText {
  const say = texts[code];
  if (say) return say({ name: provider ? socialNames[provider] : '간편', act });
  return { title: `${act}을 마치지 못했어요`, text: message ?? '잠시 후 다시 시도해 주세요.' };
}

/** The problem as this browser knows it: one that keeps no cookies comes back as another one, and the server can't tell which. */
export function knownHere(problem: SocialProblem): SocialProblem {
  const isBlocked = problem.code === 'SOCIAL_EXPIRED' && (!navigator.cookieEnabled || storageState('device') === 'blocked');
  return isBlocked ? { ...problem, code: 'COOKIES_BLOCKED' } : problem;
}

/** Nothing is spent: the same return may be tried again. */
export const canRepeat = ({ code }: SocialProblem): boolean => code === 'UNREACHABLE' || code === 'TOO_MANY_REQUESTS';
export const isOfLinking = ({ code }: SocialProblem): boolean =>
  ['SOCIAL_ACCOUNT_TAKEN', 'SOCIAL_ALREADY_LINKED', 'NO_ACCESS_TOKEN'].includes(code);

import { badRequest, conflict, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { SocialType } from '../../platform/session/viewer.ts';
import { incomingText } from '../../incoming/incoming-text.ts';

/** A provider as it stands in addresses. */
export type ProviderName = Exclude<keyof typeof SocialType, 'account'>;
export const providerNames = ['naver', 'kakao', 'facebook', 'apple'] as const satisfies ProviderName[];

const labels: Record<ProviderName, string> = { naver: '네이버', kakao: '카카오', facebook: '페이스북', apple: 'Apple' };

export function providerOf(type: SocialType): ProviderName {
  return providerNames.find((name) => SocialType[name] === type)!;
}

/** True for a path to which a person may be sent after a log-in: one of this site, and nothing that a browser reads as another one's. */
export function isInsideSite(next: string): boolean {
  const base = 'https://site.invalid';
  // Browsers take a backslash for a slash, and leave out tabs and line ends.
  if (!/^\/(?![/\\])[^\\\u0000-\u0020\u007f]*$/.test(next) || next.length > 500 || !URL.canParse(next, base)) return false;
  const { origin, pathname } = new URL(next, base);
  return origin === base && !pathname.startsWith('//') && !/^\/(api|graphql)(\/|$)/.test(pathname);
}

/** An account must keep a way to log in. */
export function checkUnlink({ isLinked, others, hasPassword }: { isLinked: boolean; others: number; hasPassword: boolean }): Result<null> {
  if (!isLinked) return err(badRequest('SOCIAL_NOT_LINKED', '연결되어 있지 않은 계정이에요.'));
  if (others > 0 || hasPassword) return ok(null);
  return err(conflict('LAST_WAY_TO_LOG_IN', '로그인할 방법이 하나뿐이라 연결을 끊을 수 없어요. 다른 계정을 먼저 연결해 주세요.'));
}

/** Apple says a name in two parts, and only once. A Korean one is written without a space. */
export type PostedName = { firstName: string; lastName: string };

export function wholeName({ firstName, lastName }: PostedName): string | null {
  const isKorean = /^[가-힣]+$/.test(firstName + lastName);
  return (isKorean ? `${lastName}${firstName}` : `${firstName} ${lastName}`).trim() || null;
}

/** The name in the form's `user` field; undefined when it is missing or of another shape. */
export function readPostedName(user: string | undefined): PostedName | undefined {
  try {
    const { name } = JSON.parse(user ?? '') as { name?: { firstName?: unknown; lastName?: unknown } };
    const { firstName, lastName } = name ?? {};
    if (typeof firstName !== 'string' || typeof lastName !== 'string') return undefined;
    return { firstName: tidied(firstName), lastName: tidied(lastName) };
  } catch {
    return undefined;
  }
}

function tidied(text: string): string {
  return incomingText(text).replace(/\p{C}/gu, '').trim().slice(0, 60);
}

type SocialCode =
  | 'SOCIAL_OFF'
  | 'SOCIAL_BUSY'
  | 'SOCIAL_EXPIRED'
  | 'SOCIAL_CANCELLED'
  | 'SOCIAL_CODE'
  | 'SOCIAL_UNAVAILABLE'
  | 'SOCIAL_REFUSED'
  | 'SOCIAL_ACCOUNT_TAKEN'
  | 'SOCIAL_ALREADY_LINKED';
/** `detail` is for the log and never sent. */
export type SocialError = AppError & { detail?: string };

/** Everything that a social log-in can be refused for, as the person is told. */
export function socialError(code: SocialCode, provider: ProviderName, detail?: string): SocialError {
  const label = labels[provider];
  const messages: Record<SocialCode, string> = {
    SOCIAL_OFF: `지금은 ${label} 로그인을 쓸 수 없어요. 다른 방법으로 로그인해 주세요.`,
    SOCIAL_BUSY: '로그인을 너무 여러 번 시작했어요. 15분 뒤에 다시 시도해 주세요.',
    SOCIAL_EXPIRED: '로그인 시간이 지났거나 다른 창에서 시작한 로그인이에요. 처음부터 다시 시도해 주세요.',
    SOCIAL_CANCELLED: `${label} 로그인을 취소했어요.`,
    SOCIAL_CODE: `${label} 로그인 확인 시간이 지났어요. 다시 시도해 주세요.`,
    SOCIAL_UNAVAILABLE: `${label}에서 답을 받지 못했어요. 잠시 뒤에 다시 시도해 주세요.`,
    SOCIAL_REFUSED: `${label} 로그인을 마치지 못했어요. 다른 방법으로 로그인해 주세요.`,
    SOCIAL_ACCOUNT_TAKEN: `이미 다른 회원이 쓰고 있는 ${label} 계정이에요.`,
    SOCIAL_ALREADY_LINKED: `이미 다른 ${label} 계정이 연결되어 있어요. 연결을 끊은 뒤 다시 시도해 주세요.`,
  };
  const isConflict = code === 'SOCIAL_ACCOUNT_TAKEN' || code === 'SOCIAL_ALREADY_LINKED';
  // Our side and the provider's are told apart from the person's by the code; the status stays one that clients show.
  return { code, status: isConflict ? 409 : 400, message: messages[code], ...(detail && { detail }) };
}

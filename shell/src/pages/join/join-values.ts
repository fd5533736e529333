import type { FormErrors } from '@petcare/ui/form';

/** The password of a new account, twice. */
export type PasswordValues = { password: string; passwordAgain: string };

/** The fields of the person who joins, with any type of account. */
export type PersonValues = { email: string; name: string; nickname: string; phone: string };

/** The code that came to the address by mail. */
export type EmailCodeValues = { emailCode: string };

export type ConsentValues = { over14: boolean; term: boolean; privacy: boolean; marketing: boolean };

export const emptyPassword: PasswordValues = { password: '', passwordAgain: '' };
export const noEmailCode: EmailCodeValues = { emailCode: '' };
export const emptyPerson: PersonValues = { email: '', name: '', nickname: '', phone: '' };
export const noConsents: ConsentValues = { over14: false, term: false, privacy: false, marketing: false };

/** The errors of the consents without which nobody joins: the agreements, and the age from which one may agree alone (개인정보 보호법 제22조의2). */
export function checkConsents({ over14, term, privacy }: ConsentValues): FormErrors<ConsentValues> {
  return {
    ...(!over14 && { over14: '만 14세 이상이어야 가입할 수 있어요.' }),
    ...(!term && { term: '이용약관에 동의해 주세요.' }),
    ...(!privacy && { privacy: '개인정보 수집·이용에 동의해 주세요.' }),
  };
}

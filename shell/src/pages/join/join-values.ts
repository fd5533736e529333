import type { FormErrors } from '@petcare/ui/form';

/** The login of a new account: the address, the code that came there by mail, and a password. */
export type LoginValues = { email: string; emailCode: string; password: string };

/** The person who joins, with any type of account. */
export type PersonValues = { name: string; nickname: string; phone: string };

export type ConsentValues = { over14: boolean; term: boolean; privacy: boolean; marketing: boolean };

export const emptyLogin: LoginValues = { email: '', emailCode: '', password: '' };
export const emptyPerson: PersonValues = { name: '', nickname: '', phone: '' };
export const noConsents: ConsentValues = { over14: false, term: false, privacy: false, marketing: false };

/** The errors of the consents without which nobody joins: the agreements, and the age from which one may agree alone (개인정보 보호법 제22조의2). */
export function checkConsents({ over14, term, privacy }: ConsentValues): FormErrors<ConsentValues> {
  return {
    ...(!over14 && { over14: '만 14세 이상이어야 가입할 수 있어요.' }),
    ...(!term && { term: '이용약관에 동의해 주세요.' }),
    ...(!privacy && { privacy: '개인정보 수집·이용에 동의해 주세요.' }),
  };
}

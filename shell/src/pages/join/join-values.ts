import type { FormErrors } from '@petcare/ui/form';

/** The password of a new account, twice. */
export type PasswordValues = { password: string; passwordAgain: string };

/** Who joins, whatever they join as. */
export type PersonValues = { email: string; name: string; nickname: string; phone: string };

export type ConsentValues = { term: boolean; privacy: boolean; marketing: boolean };

export const emptyPassword: PasswordValues = { password: '', passwordAgain: '' };
export const emptyPerson: PersonValues = { email: '', name: '', nickname: '', phone: '' };
export const noConsents: ConsentValues = { term: false, privacy: false, marketing: false };

/** The agreements that nobody joins without. */
export function checkConsents({ term, privacy }: ConsentValues): FormErrors<ConsentValues> {
  return {
    ...(!term && { term: '이용약관에 동의해 주세요.' }),
    ...(!privacy && { privacy: '개인정보 수집·이용에 동의해 주세요.' }),
  };
}

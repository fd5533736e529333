import type { FormErrors } from '@petcare/ui/form';

type Credentials = { email: string; password: string };

/** The fields that are missing for a login; only the server knows whether they are right. */
export function checkLogin({ email, password }: Credentials): FormErrors<Credentials> {
  return {
    ...(!email.trim() && { email: '이메일을 적어 주세요.' }),
    ...(!password && { password: '비밀번호를 적어 주세요.' }),
  };
}

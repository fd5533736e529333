import type { FormErrors } from '@petcare/ui/form';

type Credentials = { email: string; password: string };

/** What is missing before a login can be asked for; whether it is right only the server says. */
export function checkLogin({ email, password }: Credentials): FormErrors<Credentials> {
  return {
    ...(!email.trim() && { email: '이메일을 적어 주세요.' }),
    ...(!password && { password: '비밀번호를 적어 주세요.' }),
  };
}

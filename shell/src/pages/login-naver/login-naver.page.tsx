import { socialProviders } from '@petcare/ui/form';
import { SocialReturn } from '../social-return.tsx';
import type { ReadReturn } from '../use-social-return.ts';

/** The server has spoken with the provider, and left a ticket or a code of its own behind the #. */
const readReturn: ReadReturn = ({ hash }) => {
  const fields = new URLSearchParams(hash.slice(1));
  const provider = socialProviders.find((name) => name === fields.get('provider')) ?? null;
  const code = fields.get('error');
  const token = fields.get('token');
  if (code) return { code, provider };
  return provider && token ? { provider, proof: { token } } : { code: 'NOTHING', provider };
};

/** The page at which the log-ins of Naver, Facebook and Apple end. */
export function LoginNaverPage() {
  return <SocialReturn title="간편 로그인" readReturn={readReturn} />;
}

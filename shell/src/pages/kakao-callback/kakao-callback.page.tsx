import { SocialReturn } from '../social-return.tsx';
import type { ReadReturn } from '../use-social-return.ts';

/** Kakao itself sends the browser here, with its code and our state, or with its error. */
const readReturn: ReadReturn = ({ pathname, search }) => {
  const fields = new URLSearchParams(search);
  const error = fields.get('error');
  if (error) return { code: error === 'access_denied' ? 'SOCIAL_CANCELLED' : 'SOCIAL_UNAVAILABLE', provider: 'kakao' };
  const code = fields.get('code');
  const state = fields.get('state');
  if (!code || !state) return { code: 'NOTHING', provider: 'kakao' };
  return { provider: 'kakao', proof: { code, redirectUri: location.origin + pathname, token: state } };
};

/** The page at which Kakao's log-in ends. */
export function KakaoCallbackPage() {
  return <SocialReturn title="카카오 로그인" readReturn={readReturn} />;
}

import type { Environment } from '../environment.ts';

export type KakaoKeys = {
  clientId: string;
  /** Null where the app has it switched off. */
  clientSecret: string | null;
  authUrl: string;
  apiUrl: string;
};

export function readKakaoKeys(env: Environment): KakaoKeys | null {
  const clientId = env['KAKAO_CLIENT_ID'];
  if (!clientId) return null;
  const clientSecret = env['KAKAO_CLIENT_SECRET'] || null;
  return { clientId, clientSecret, authUrl: 'https://kauth.kakao.com', apiUrl: 'https://kapi.kakao.com' };
}

export function sandboxKakaoKeys(sandboxUrl: string): KakaoKeys {
  const url = `${sandboxUrl}/kakao`;
  return { clientId: 'sandbox-kakao', clientSecret: 'sandbox-kakao-secret', authUrl: url, apiUrl: url };
}

import { allOrNone, type Environment } from '../environment.ts';

export type NaverKeys = { clientId: string; clientSecret: string; authUrl: string; apiUrl: string };

export function readNaverKeys(env: Environment): NaverKeys | null {
  const given = allOrNone(env, 'NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET');
  return (
    given && {
      clientId: given.NAVER_CLIENT_ID,
      clientSecret: given.NAVER_CLIENT_SECRET,
      authUrl: 'https://nid.naver.com',
      apiUrl: 'https://openapi.naver.com',
    }
  );
}

export function sandboxNaverKeys(sandboxUrl: string): NaverKeys {
  const url = `${sandboxUrl}/naver`;
  return { clientId: 'sandbox-naver', clientSecret: 'sandbox-naver-secret', authUrl: url, apiUrl: url };
}

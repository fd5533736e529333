import type { Environment } from '../environment.ts';

export type KakaoLocalKeys = { restKey: string; url: string };

/** Not the key of the log-in: Local is an app's REST key with the map switched on, and may be another app's. */
export function readKakaoLocalKeys(env: Environment): KakaoLocalKeys | null {
  const restKey = env['KAKAO_LOCAL_REST_KEY'];
  return restKey ? { restKey, url: 'https://dapi.kakao.com' } : null;
}

export function sandboxKakaoLocalKeys(sandboxUrl: string): KakaoLocalKeys {
  return { restKey: 'sandbox-kakao-local', url: `${sandboxUrl}/kakao-local` };
}

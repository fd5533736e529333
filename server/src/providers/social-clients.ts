import { createAppleClient } from './apple/apple.client.ts';
import { createFacebookClient } from './facebook/facebook.client.ts';
import { createKakaoClient } from './kakao/kakao.client.ts';
import type { ProviderKeys } from './keys.ts';
import { createNaverClient } from './naver/naver.client.ts';
import type { SocialClient } from './social.ts';

/** One a provider; null where it is off. */
export type SocialClients = Record<'naver' | 'kakao' | 'facebook' | 'apple', SocialClient | null>;

export function createSocialClients({ naver, kakao, facebook, apple }: ProviderKeys): SocialClients {
  return {
    naver: naver && createNaverClient(naver),
    kakao: kakao && createKakaoClient(kakao),
    facebook: facebook && createFacebookClient(facebook),
    apple: apple && createAppleClient(apple),
  };
}

import { loadScript } from './load-script.ts';
import type { Tracker } from './tracker.ts';

type KakaoSdk = { isInitialized(): boolean; init(key: string): void };

/** The Kakao SDK, for signing in and sharing: it follows nobody, and is told of nothing. */
export const socialSdk: Tracker = {
  name: 'socialSdk',
  needsConsent: false,
  start(key) {
    loadScript('https://t1.kakaocdn.net/kakao_js_sdk/2.7.9/kakao.min.js', () => {
      const sdk = (window as { Kakao?: KakaoSdk }).Kakao;
      if (sdk && !sdk.isInitialized()) sdk.init(key);
    });
    return () => undefined;
  },
};

import { readAppleKeys, sandboxAppleKeys, type AppleKeys } from './apple/apple.keys.ts';
import type { Environment } from './environment.ts';
import { readFacebookKeys, sandboxFacebookKeys, type FacebookKeys } from './facebook/facebook.keys.ts';
import { readKakaoKeys, sandboxKakaoKeys, type KakaoKeys } from './kakao/kakao.keys.ts';
import { readNaverKeys, sandboxNaverKeys, type NaverKeys } from './naver/naver.keys.ts';

/** What each provider is reached with; null where its feature is off. */
export type ProviderKeys = {
  apple: AppleKeys | null;
  facebook: FacebookKeys | null;
  kakao: KakaoKeys | null;
  naver: NaverKeys | null;
};

/** Every feature that needs a provider is off. */
export const noProviders: ProviderKeys = { apple: null, facebook: null, kakao: null, naver: null };

/** Real keys where the environment has them, else the sandbox's (never in production), else none. */
export function readProviderKeys(env: Environment, production: boolean): ProviderKeys {
  const sandbox = production ? undefined : env['SANDBOX_URL'];
  const inSandbox = sandbox ? sandboxProviderKeys(sandbox) : noProviders;
  return {
    apple: readAppleKeys(env) ?? inSandbox.apple,
    facebook: readFacebookKeys(env) ?? inSandbox.facebook,
    kakao: readKakaoKeys(env) ?? inSandbox.kakao,
    naver: readNaverKeys(env) ?? inSandbox.naver,
  };
}

/** Every provider as the sandbox at this address plays it. */
export function sandboxProviderKeys(sandboxUrl: string): ProviderKeys {
  return {
    apple: sandboxAppleKeys(sandboxUrl),
    facebook: sandboxFacebookKeys(sandboxUrl),
    kakao: sandboxKakaoKeys(sandboxUrl),
    naver: sandboxNaverKeys(sandboxUrl),
  };
}

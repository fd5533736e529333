import { readAppleKeys, sandboxAppleKeys, type AppleKeys } from './apple/apple.keys.ts';
import { readDanalKeys, sandboxDanalKeys, type DanalKeys } from './danal/danal.keys.ts';
import type { Environment } from './environment.ts';
import { readFacebookKeys, sandboxFacebookKeys, type FacebookKeys } from './facebook/facebook.keys.ts';
import { readKakaoKeys, sandboxKakaoKeys, type KakaoKeys } from './kakao/kakao.keys.ts';
import { readKakaoLocalKeys, sandboxKakaoLocalKeys, type KakaoLocalKeys } from './kakao-local/kakao-local.keys.ts';
import { readKcpKeys, sandboxKcpKeys, type KcpKeys } from './kcp/kcp.keys.ts';
import { readMailKeys, sandboxMailKeys, type MailKeys } from './mail/mail.keys.ts';
import { readNaverKeys, sandboxNaverKeys, type NaverKeys } from './naver/naver.keys.ts';
import { readPushKeys, type PushKeys } from './push/push.keys.ts';
import { readSmsKeys, sandboxSmsKeys, type SmsKeys } from './sms/sms.keys.ts';

/** The keys of each provider; null where its feature is off. */
export type ProviderKeys = {
  apple: AppleKeys | null;
  danal: DanalKeys | null;
  facebook: FacebookKeys | null;
  kakao: KakaoKeys | null;
  kakaoLocal: KakaoLocalKeys | null;
  kcp: KcpKeys | null;
  mail: MailKeys | null;
  naver: NaverKeys | null;
  push: PushKeys | null;
  sms: SmsKeys | null;
};

/** Every feature that needs a provider is off. */
export const noProviders: ProviderKeys = {
  apple: null,
  danal: null,
  facebook: null,
  kakao: null,
  kakaoLocal: null,
  kcp: null,
  mail: null,
  naver: null,
  push: null,
  sms: null,
};

/** Real keys where the environment has them, else the sandbox's (never in production), else none. */
export function readProviderKeys(env: Environment, production: boolean): ProviderKeys {
  const sandbox = production ? undefined : env['SANDBOX_URL'];
  const inSandbox = sandbox ? sandboxProviderKeys(sandbox) : noProviders;
  return {
    apple: readAppleKeys(env) ?? inSandbox.apple,
    danal: readDanalKeys(env) ?? inSandbox.danal,
    facebook: readFacebookKeys(env) ?? inSandbox.facebook,
    kakao: readKakaoKeys(env) ?? inSandbox.kakao,
    kakaoLocal: readKakaoLocalKeys(env) ?? inSandbox.kakaoLocal,
    kcp: readKcpKeys(env) ?? inSandbox.kcp,
    mail: readMailKeys(env) ?? inSandbox.mail,
    naver: readNaverKeys(env) ?? inSandbox.naver,
    push: readPushKeys(env),
    sms: readSmsKeys(env) ?? inSandbox.sms,
  };
}

/** Every provider as the sandbox at this address plays it. */
export function sandboxProviderKeys(sandboxUrl: string): ProviderKeys {
  return {
    apple: sandboxAppleKeys(sandboxUrl),
    danal: sandboxDanalKeys(sandboxUrl),
    facebook: sandboxFacebookKeys(sandboxUrl),
    kakao: sandboxKakaoKeys(sandboxUrl),
    kakaoLocal: sandboxKakaoLocalKeys(sandboxUrl),
    kcp: sandboxKcpKeys(sandboxUrl),
    mail: sandboxMailKeys(sandboxUrl),
    naver: sandboxNaverKeys(sandboxUrl),
    // No browser can be had to subscribe at a service that somebody plays.
    push: null,
    sms: sandboxSmsKeys(sandboxUrl),
  };
}

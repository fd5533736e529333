import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { appleSandbox } from '../apple/apple.sandbox.ts';
import { danalSandbox } from '../danal/danal.sandbox.ts';
import { facebookSandbox } from '../facebook/facebook.sandbox.ts';
import { kakaoSandbox } from '../kakao/kakao.sandbox.ts';
import { kakaoLocalSandbox } from '../kakao-local/kakao-local.sandbox.ts';
import { kcpSandbox } from '../kcp/kcp.sandbox.ts';
import { mailSandbox } from '../mail/mail.sandbox.ts';
import { naverSandbox } from '../naver/naver.sandbox.ts';
import { postcodeSandbox } from '../postcode/postcode.sandbox.ts';
import { smsSandbox } from '../sms/sms.sandbox.ts';

/** Every provider as we know it from outside, each below its name. It forgets everything when it ends. */
export function createSandbox(): FastifyInstance {
  // One that is told not to answer must not hold up the end.
  const http = fastify({ forceCloseConnections: true });
  void http.register(formbody);
  http.get('/readyz', async () => ({ status: 'up' }));
  void http.register(appleSandbox, { prefix: '/apple' });
  void http.register(danalSandbox, { prefix: '/danal' });
  void http.register(facebookSandbox, { prefix: '/facebook' });
  void http.register(kakaoSandbox, { prefix: '/kakao' });
  void http.register(kakaoLocalSandbox, { prefix: '/kakao-local' });
  void http.register(kcpSandbox, { prefix: '/kcp' });
  void http.register(mailSandbox, { prefix: '/mail' });
  void http.register(naverSandbox, { prefix: '/naver' });
  void http.register(postcodeSandbox, { prefix: '/postcode' });
  void http.register(smsSandbox, { prefix: '/sms' });
  return http;
}

/** Who searches for addresses: the script that gives `kakao.Postcode`, and the origin of the frame that this opens. */
export type Postcode = { script: string; frame: string };

const KAKAO: Postcode = {
  script: 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
  frame: 'https://postcode.map.kakao.com',
};

/**
 * Who the environment wants: `POSTCODE=kakao`, or the sandbox that plays it where there is one and this is not
 * production; undefined for nobody. Throws for another `POSTCODE`.
 */
export function readPostcode(env: Record<string, string | undefined>): Postcode | undefined {
  if (env['POSTCODE'] === 'kakao') return KAKAO;
  if (env['POSTCODE']) throw new Error(`POSTCODE is not kakao but ${env['POSTCODE']}`);
  const sandbox = env['NODE_ENV'] === 'production' ? undefined : env['SANDBOX_URL'];
  if (!sandbox) return undefined;
  const { origin } = new URL(sandbox);
  return { script: `${origin}/postcode/postcode.v2.js`, frame: origin };
}

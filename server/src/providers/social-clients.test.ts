import { createHash, randomUUID } from 'node:crypto';
import { chooseOn, type Choice } from '../testing/sandbox/sandbox-page.ts';
import { withSandbox } from '../testing/sandbox/with-sandbox.ts';
import { createAppleClient } from './apple/apple.client.ts';
import { createFacebookClient } from './facebook/facebook.client.ts';
import { createKakaoClient } from './kakao/kakao.client.ts';
import { createNaverClient } from './naver/naver.client.ts';
import { createSocialClients } from './social-clients.ts';

const sandbox = withSandbox();
const callbacks = {
  naver: '/api/client/user/social/naver/callback',
  kakao: '/oauth/kakao/callback',
  facebook: '/api/client/user/social/facebook/callback',
  apple: '/api/client/user/social/apple/callback',
} as const;
type Name = keyof typeof callbacks;
const names = Object.keys(callbacks) as Name[];

const clientOf = (name: Name) => createSocialClients(sandbox().keys)[name]!;
const begin = (name: Name) => ({
  redirectUri: `http://localhost:4000${callbacks[name]}`,
  state: randomUUID(),
  proof: randomUUID() + randomUUID(),
});

async function codeOf(name: Name, choice?: Choice) {
  const authorization = begin(name);
  const { params } = await chooseOn(clientOf(name).authorizeUrl(authorization), choice);
  return { authorization, code: params.get('code') ?? '', params };
}

describe.each(names)('%s', (name) => {
  test('the provider says who it is, once a code', async () => {
    const { authorization, code, params } = await codeOf(name);
    expect(params.get('state')).toBe(authorization.state);
    const first = await clientOf(name).identify(code, authorization);
    expect(first).toMatchObject({ ok: true, profile: { uid: expect.stringContaining('1000000001'), email: 'haneul@sandbox.test' } });
    expect(await clientOf(name).identify(code, authorization)).toMatchObject({ ok: false, kind: 'code' });
  });

  test('the provider knows the same person again, and people without an email', async () => {
    const uids = [];
    for (const person of ['noemail', 'noemail', 'somebody-else']) {
      const { authorization, code } = await codeOf(name, { person });
      const answer = await clientOf(name).identify(code, authorization);
      if (!answer.ok) throw new Error(answer.detail);
      if (person === 'noemail') expect(answer.profile.email).toBeNull();
      uids.push(answer.profile.uid);
    }
    expect(uids[0]).toBe(uids[1]);
    expect(uids[2]).not.toBe(uids[0]);
  });

  test.each([
    ['expired-code', 'code'],
    ['error', 'unavailable'],
    ['bad-token', 'unavailable'],
  ] as const)('%s comes as %s', async (outcome, kind) => {
    const { authorization, code } = await codeOf(name, { outcome });
    expect(await clientOf(name).identify(code, authorization)).toMatchObject({ ok: false, kind, detail: expect.any(String) });
  });

  test('a person who cancels comes back without a code', async () => {
    const { params } = await codeOf(name, { outcome: 'cancel' });
    expect([params.get('code'), params.get('error')]).toEqual([null, name === 'apple' ? 'user_cancelled_authorize' : 'access_denied']);
  });

  test('an address that is not registered is not even asked about', async () => {
    const url = clientOf(name).authorizeUrl({ ...begin(name), redirectUri: 'https://evil.test/callback' });
    const answer = await fetch(url);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('등록되지 않은 Redirect URI')]);
    const stranger = await fetch(url.replace('sandbox-', 'stranger-'));
    expect([stranger.status, await stranger.text()]).toEqual([400, expect.stringContaining('등록되지 않은 앱')]);
  });

  test('a provider that nobody reaches is unavailable', async () => {
    const { authorization, code } = await codeOf(name);
    const url = 'http://127.0.0.1:1';
    const { kakao, naver, facebook, apple } = sandbox().keys;
    const nowhere = {
      kakao: () => createKakaoClient({ ...kakao!, authUrl: url }),
      naver: () => createNaverClient({ ...naver!, authUrl: url }),
      facebook: () => createFacebookClient({ ...facebook!, graphUrl: url }),
      apple: () => createAppleClient({ ...apple!, url }),
    }[name]();
    expect(await nowhere.identify(code, authorization)).toMatchObject({ ok: false, kind: 'unavailable' });
  });
});

test.each(['kakao', 'facebook'] as const)('%s gives nothing for another redirect address', async (name) => {
  const { authorization, code } = await codeOf(name);
  const answer = await clientOf(name).identify(code, { ...authorization, redirectUri: `http://localhost:9${callbacks[name]}` });
  expect(answer).toMatchObject({ ok: false, kind: 'refused' });
});

test('a wrong secret of ours is told from a wrong code', async () => {
  const { kakao, naver, facebook, apple } = sandbox().keys;
  const clients = {
    kakao: createKakaoClient({ ...kakao!, clientSecret: 'wrong' }),
    naver: createNaverClient({ ...naver!, clientSecret: 'wrong' }),
    facebook: createFacebookClient({ ...facebook!, clientSecret: 'wrong' }),
    apple: createAppleClient({ ...apple!, teamId: 'WRONG' }),
  };
  for (const name of names) {
    const { authorization, code } = await codeOf(name);
    expect([name, await clients[name].identify(code, authorization)]).toEqual([
      name,
      expect.objectContaining({ ok: false, kind: 'refused' }),
    ]);
  }
});

test('Facebook wants the verifier of the challenge that it was given', async () => {
  const { authorization, code } = await codeOf('facebook');
  const url = new URL(clientOf('facebook').authorizeUrl(authorization));
  expect(url.searchParams.get('code_challenge')).toBe(createHash('sha256').update(authorization.proof).digest('base64url'));
  expect(url.href).not.toContain(authorization.proof);
  expect(await clientOf('facebook').identify(code, { ...authorization, proof: 'another' })).toMatchObject({ ok: false, kind: 'refused' });
});

test('an Apple token of another log-in is not taken', async () => {
  const { authorization, code } = await codeOf('apple');
  expect(await clientOf('apple').identify(code, { ...authorization, proof: 'another' })).toMatchObject({
    ok: false,
    detail: expect.stringContaining('nonce'),
  });
});

test('a provider that does not answer is waited for, but not for ever', async () => {
  const answers = await Promise.all(
    names.map(async (name) => {
      const { authorization, code } = await codeOf(name, { outcome: 'silence' });
      return clientOf(name).identify(code, authorization);
    }),
  );
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, kind: 'unavailable', detail: expect.stringMatching(/timeout/i) });
});

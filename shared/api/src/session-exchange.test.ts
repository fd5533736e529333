import { restResponse } from '@petcare/testing';
import { clearTokens, currentSession, storeTokens } from '@petcare/auth';
import { gql, makeResult, type Exchange } from 'urql';
import { filter, fromPromise, mergeMap, pipe } from 'wonka';
import { createApiClient } from './client.ts';
import { sessionExchange } from './session-exchange.ts';

const claims = { userID: '7', accountType: 0, socialType: 0, nickname: 'bori', name: 'kim' };
const tokenFor = (mark: string, exp: number) => `e30.${btoa(JSON.stringify({ ...claims, mark, exp }))}.x`;
const ALWAYS = 4_102_444_800;
const [spent, fresh] = [tokenFor('spent', ALWAYS), tokenFor('fresh', ALWAYS)];

const MINE = gql`
  query Mine {
    getMyInfo {
      id
    }
  }
`;
const WRITE = gql`
  mutation Write {
    createPost {
      id
    }
  }
`;

let renewals = 0;
/** The server's REST side: it renews `first` once, and no other refresh token. */
function onRefresh(answer: 'renews' | 'refuses' | 'is out of reach') {
  globalThis.fetch = (async () => {
    renewals += 1;
    if (answer === 'is out of reach') throw new TypeError('Failed to fetch');
    const body =
      answer === 'renews'
        ? { success: true, data: { token: fresh, refreshToken: 'second' } }
        : { success: false, message: '', error: { code: 'NO_ACCESS_TOKEN', message: '' } };
    return restResponse(answer === 'renews' ? 200 : 401, body);
  }) as typeof fetch;
}

/** The server's GraphQL side, in place of the network: it takes only the fresh token. `asked` are the bearers that came. */
function clientOn(leave = jest.fn()) {
  const asked: (string | undefined)[] = [];
  const network: Exchange = () => (operations$) =>
    pipe(
      operations$,
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) => {
        const options = operation.context.fetchOptions as { headers?: Record<string, string> } | undefined;
        const bearer = options?.headers?.['authorization']?.replace('Bearer ', '');
        asked.push(bearer);
        if (bearer === fresh) return fromPromise(Promise.resolve(makeResult(operation, { data: { ok: true } })));
        const message = bearer ? 'EXPIRED_TOKEN' : 'NO_ACCESS_TOKEN';
        return fromPromise(
          Promise.resolve(makeResult(operation, { data: null, errors: [{ message, extensions: { code: 'UNAUTHENTICATED' } }] })),
        );
      }),
    );
  return { client: createApiClient({ exchanges: [sessionExchange(leave), network] }), asked, leave };
}

beforeEach(() => {
  renewals = 0;
});
afterEach(() => clearTokens());

test('the session exchange renews the token once on EXPIRED_TOKEN and repeats the operation once', async () => {
  storeTokens({ token: spent, refreshToken: 'first' });
  onRefresh('renews');
  const { client, asked, leave } = clientOn();
  const { data, error } = await client.query(MINE, {}).toPromise();
  expect([data, error]).toEqual([{ ok: true }, undefined]);
  expect([asked, renewals]).toEqual([[spent, fresh], 1]);
  expect(leave).not.toHaveBeenCalled();
});

test('the session exchange renews the token once for concurrent operations of several clients', async () => {
  storeTokens({ token: spent, refreshToken: 'first' });
  onRefresh('renews');
  const clients = [clientOn().client, clientOn().client, clientOn().client];
  const results = await Promise.all(
    clients.flatMap((client) => [client.query(MINE, {}).toPromise(), client.mutation(WRITE, {}).toPromise()]),
  );
  expect(results.map(({ data }) => data)).toEqual(Array(6).fill({ ok: true }));
  expect(renewals).toBe(1);
});

test('the session exchange renews an expired token before it sends the operation', async () => {
  storeTokens({ token: tokenFor('old', 1), refreshToken: 'first' });
  onRefresh('renews');
  const { client, asked } = clientOn();
  await client.query(MINE, {}).toPromise();
  expect(asked).toEqual([fresh]);
});

test('the session exchange leaves the page without a renewal when no refresh token is stored', async () => {
  onRefresh('renews');
  const { client, leave } = clientOn();
  const { error } = await client.query(MINE, {}).toPromise();
  expect(error?.graphQLErrors[0]?.message).toBe('NO_ACCESS_TOKEN');
  expect(leave).toHaveBeenCalledTimes(1);
  expect(renewals).toBe(0);
});

test('the session exchange leaves the session of the other tabs as it is when the call of an anonymous visitor is refused', async () => {
  const stored = () => ({ ...localStorage });
  localStorage.clear();
  localStorage.setItem('petcare.sessionExpired', '1');
  const before = stored();
  onRefresh('renews');
  const { client, leave } = clientOn();
  await client.query(MINE, {}).toPromise();
  expect(leave).toHaveBeenCalledTimes(1);
  expect(stored()).toEqual(before);
});

test('the session exchange returns an error and stays on the page, without a second renewal, when the renewal is refused', async () => {
  storeTokens({ token: spent, refreshToken: 'first' });
  onRefresh('refuses');
  const { client, leave } = clientOn();
  for (let time = 0; time < 2; time += 1) {
    const { error } = await client.mutation(WRITE, {}).toPromise();
    expect(error?.graphQLErrors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  }
  expect(currentSession()).toMatchObject({ status: 'signed-in', expired: true });
  expect(leave).not.toHaveBeenCalled();
  expect(renewals).toBe(1);

  storeTokens({ token: fresh, refreshToken: 'third' });
  expect((await client.mutation(WRITE, {}).toPromise()).data).toEqual({ ok: true });
});

test('the session exchange keeps the session when the connection is lost during a renewal', async () => {
  storeTokens({ token: spent, refreshToken: 'first' });
  onRefresh('is out of reach');
  const { client, leave } = clientOn();
  expect((await client.query(MINE, {}).toPromise()).error).toBeDefined();
  expect(currentSession()).toMatchObject({ status: 'signed-in', identity: { userID: '7' } });
  expect(leave).not.toHaveBeenCalled();
});

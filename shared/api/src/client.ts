import { Client, fetchExchange, type Exchange } from 'urql';
import type { RenderedAnswers } from './rendered.ts';
import { sessionExchange } from './session-exchange.ts';
import { timedFetch } from './timed-fetch.ts';

/** Parts of the client that a test or a server replaces. `exchanges` stand in for authentication and network, `rendered` answers before them; `suspense` has components wait for their data, on a server. */
export type ApiClientOptions = { url?: string; exchanges?: Exchange[]; rendered?: RenderedAnswers | undefined; suspense?: boolean };

/**
 * The GraphQL client of the page. No cache: every screen asks again
 *, but for what a rendered page came with. Sends cookies and the bearer; on `EXPIRED_TOKEN`
 * the token is renewed once and the request repeated; with no refresh token
 * the browser goes home.
 */
export function createApiClient({
  url = '/graphql',
  exchanges = [sessionExchange(), fetchExchange],
  rendered,
  suspense = false,
}: ApiClientOptions = {}): Client {
  return new Client({
    url,
    exchanges: rendered ? [rendered.exchange, ...exchanges] : exchanges,
    suspense,
    preferGetMethod: false,
    requestPolicy: 'network-only',
    fetch: timedFetch,
    fetchOptions: { credentials: 'include' },
  });
}

import type { ProviderName } from '../../modules/social/index.ts';
import { rest, type RestAnswer } from '../calls.ts';
import { chooseOn, type Choice, type SentBack } from './sandbox-page.ts';
import type { TestApp } from '../with-app.ts';

export type SocialAnswer = { token: string | null; refreshToken: string | null; state: string; stateURL: string; next: string | null };
type Start = { next?: string; intent?: 'login' | 'link' };

/** A browser with its cookies, that goes through a social log-in as a person does; `token` is who is signed in there. */
export function aSocialBrowser(app: TestApp, token?: string) {
  let cookie = '';

  /** One request of the browser's own; answers its status and where it is sent. */
  async function open(url: string, options: { method?: 'GET' | 'POST'; form?: URLSearchParams; withCookies?: boolean } = {}) {
    const { method = 'GET', form, withCookies = true } = options;
    const headers = { ...(withCookies && cookie && { cookie }), ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) };
    const answer = await app.http.inject({ method, url, headers, payload: form?.toString() });
    const set = answer.headers['set-cookie'];
    if (typeof set === 'string') cookie = set.split(';', 1)[0]!;
    return { status: answer.statusCode, location: answer.headers.location ?? '', setCookie: set, body: answer.body };
  }

  const post = <Data = SocialAnswer>(path: string, body: object): Promise<RestAnswer<Data>> =>
    rest<Data>(app, token, 'POST', `/user/${path}`, body, cookie ? { cookie } : {});

  /** From our button to the provider's page. */
  const begin = (provider: ProviderName, start: Start = {}) => open(`/api/client/user/social/${provider}?${new URLSearchParams(start)}`);

  /** The provider's answer, as it arrives at our own address: a post of another site has no cookies. */
  async function comeBack({ url, params, isPost }: SentBack): Promise<URLSearchParams> {
    const first = isPost ? await open(url.pathname, { method: 'POST', form: params, withCookies: false }) : undefined;
    const last = await open(first ? first.location : url.pathname + url.search);
    return new URLSearchParams(last.location.slice(last.location.indexOf('#') + 1));
  }

  /** The call that the page makes in the end. */
  async function finish(provider: ProviderName, back: SentBack): Promise<RestAnswer<SocialAnswer>> {
    if (provider === 'kakao') {
      return post('kakao', {
        code: back.params.get('code') ?? '',
        redirectUri: back.url.origin + back.url.pathname,
        token: back.params.get('state') ?? '',
      });
    }
    return post(provider, { token: (await comeBack(back)).get('token') ?? '' });
  }

  /** The whole way. */
  async function logIn(provider: ProviderName, choice: Choice = {}, start: Start = {}): Promise<RestAnswer<SocialAnswer>> {
    const { location } = await begin(provider, start);
    return finish(provider, await chooseOn(location, choice));
  }

  return { open, post, begin, comeBack, finish, logIn, signIn: (as: string | undefined) => void (token = as), cookie: () => cookie };
}

/** The ticket that stands in the `stateURL` of JOIN_REQUIRED. */
export function ticketOf({ body }: RestAnswer<SocialAnswer>): string {
  return body.data.stateURL.split('#ticket=')[1] ?? '';
}

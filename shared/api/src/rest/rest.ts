import { accessToken, endWorkplace, isExpired, refreshAccessToken, refreshToken } from '@petcare/auth';
import { messageOfError } from '../message-of-error.ts';
import { renewTokens } from '../renew-tokens.ts';
import { send, type RestResponse, type UntypedOptions } from './rest-request.ts';
import type { RestAnswer, RestData, RestMethod, RestOptions, RestPath, RestRefusal } from './rest-types.ts';

/** The options of a call; none need be given where it takes nothing that it must have. */
type OptionsArgument<M extends RestMethod, P extends RestPath<M>> =
  object extends RestOptions<M, P> ? [options?: RestOptions<M, P>] : [options: RestOptions<M, P>];
type Verb<M extends RestMethod> = <P extends RestPath<M>>(
  address: P,
  ...given: OptionsArgument<M, P>
) => Promise<RestAnswer<RestData<M, P>>>;

const isRefusal = (body: unknown): body is RestRefusal => typeof body === 'object' && body !== null && 'success' in body && !body.success;

/** `said`: what came in place of an answer. Text is of something between here and the API, and not for the person. */
function unreachable(said?: unknown): RestRefusal {
  const message = messageOfError(typeof said === 'object' ? said : undefined);
  return { success: false, message, error: { code: 'UNREACHABLE', message } };
}

function answerOf<T>({ status, body, retryAfter }: RestResponse): RestAnswer<T> {
  if (status < 400) return body as RestAnswer<T>;
  if (status >= 500 || !isRefusal(body)) return unreachable(body);
  if (body.error.code === 'NOT_STAFF') endWorkplace(body.message);
  if (!(retryAfter > 0)) return body;
  return { ...body, message: `요청이 너무 많아요. ${Math.ceil(retryAfter / 60)}분 뒤에 다시 시도해 주세요.` };
}

/** One call of the API, whatever its method: see `rest`. */
export async function call<T>(method: RestMethod, address: string, options: UntypedOptions = {}): Promise<RestAnswer<T>> {
  try {
    const stored = accessToken();
    const isSpent = stored !== null && isExpired(stored) && refreshToken() !== null;
    const token = isSpent ? await refreshAccessToken(stored, renewTokens) : stored;
    let response = await send(method, address, options, token);
    if (response.status === 401 && token) {
      const renewed = await refreshAccessToken(token, renewTokens);
      if (renewed) response = await send(method, address, options, renewed);
    }
    return answerOf<T>(response);
  } catch {
    return unreachable();
  }
}

const verb = <M extends RestMethod>(method: M): Verb<M> =>
  ((address: string, options?: UntypedOptions) => call(method, address, options)) as Verb<M>;

/**
 * The REST API, typed by openapi.json: `rest.post('/api/client/company/{id}/click', { path: { id }, query: { type: 0 } })`.
 * Sends cookies and the bearer; on a 401 the token is renewed once and the call repeated once. Never throws: what goes
 * wrong, the network included, is an answer with a sentence for the person.
 */
export const rest = { get: verb('get'), post: verb('post'), patch: verb('patch'), delete: verb('delete') };

import type { FastifyInstance, FastifyReply } from 'fastify';
import { agreementPage, problemPage, returningPage } from './authorize-page.ts';
import { outcomes, type Grant, type Grants, type Outcome } from './grants.ts';
import { personNamed } from './people.ts';

export type Params = Record<string, string | undefined>;

export type Authorize = {
  path: string;
  provider: string;
  clientId: string;
  /** The path of the site's address that is registered for coming back. */
  callbackPath: string;
  grants: Grants;
  /** The provider's answer when the person cancels. */
  cancelled: Record<string, string>;
  secretIn?: (params: Params) => string | undefined;
  /** Sends back by a form of the browser's, with these fields besides. */
  formPost?: (grant: Grant) => Record<string, string>;
};

/** The page where the person logs in and agrees, and what its buttons do. */
export function authorizeRoutes(http: FastifyInstance, options: Authorize): void {
  http.get<{ Querystring: Params }>(options.path, async ({ query }, reply) => {
    const problem = problemOf(query, options);
    void reply.type('text/html; charset=utf-8').code(problem ? 400 : 200);
    return problem ? problemPage(options.provider, problem) : agreementPage(options.provider, query);
  });
  http.post<{ Body: Params }>(options.path, async ({ body }, reply) => {
    const problem = problemOf(body, options);
    if (problem) return reply.type('text/html; charset=utf-8').code(400).send(problemPage(options.provider, problem));
    const outcome: Outcome = isOutcome(body['outcome']) ? body['outcome'] : 'agree';
    const state = outcome === 'other-state' ? 'somebody-elses' : (body['state'] ?? '');
    const redirectUri = body['redirect_uri'] ?? '';
    if (outcome === 'cancel') return sendBack(reply, options, redirectUri, { ...options.cancelled, state });
    const grant = { person: personNamed(body['person'] ?? ''), outcome, redirectUri, state, secret: options.secretIn?.(body) ?? '' };
    const more = options.formPost?.(grant) ?? {};
    return sendBack(reply, options, redirectUri, { code: options.grants.codeFor(grant), state, ...more });
  });
}

/** Answers as the person chose it to go wrong; false when it shall go well. */
export async function goesWrong({ outcome }: Grant, reply: FastifyReply): Promise<boolean> {
  if (outcome === 'silence') await new Promise(() => undefined);
  if (outcome !== 'error') return false;
  void reply.code(500).send({ error: 'server_error' });
  return true;
}

function problemOf(params: Params, { clientId, callbackPath }: Authorize): string | undefined {
  if (params['client_id'] !== clientId) return '등록되지 않은 앱이에요 (client_id).';
  if (!isRegistered(params['redirect_uri'] ?? '', callbackPath)) return '등록되지 않은 Redirect URI예요 (redirect_uri).';
  return undefined;
}

/** The site under development, whatever its port. */
function isRegistered(redirectUri: string, callbackPath: string): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const { hostname, pathname } = new URL(redirectUri);
  return /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(hostname) && pathname === callbackPath;
}

function isOutcome(value: string | undefined): value is Outcome {
  return value !== undefined && Object.hasOwn(outcomes, value);
}

function sendBack(reply: FastifyReply, { provider, formPost }: Authorize, to: string, fields: Record<string, string>): FastifyReply {
  if (formPost) return reply.type('text/html; charset=utf-8').send(returningPage(provider, to, fields));
  const url = new URL(to);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return reply.redirect(url.href, 303);
}

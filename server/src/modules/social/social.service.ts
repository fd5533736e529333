import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { invalid, noAccessToken, validationFailed } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { SocialType, type Viewer } from '../../platform/session/viewer.ts';
import type { SocialClients } from '../../providers/social-clients.ts';
import type { AccountsService, LoginState, SessionsService, SocialRegistration } from '../accounts/index.ts';
import * as policy from './social.policy.ts';
import { socialError, type ProviderName, type SocialError } from './social.policy.ts';
import * as store from './social.sql.ts';
import type { AccountRow, Intent, Profile } from './social.sql.ts';

const STATE_MINUTES = 10;
const EXCHANGE_MINUTES = 5;
const JOIN_MINUTES = 30;

/** As a login by password; the tokens are null where there is nobody to sign in yet (JOIN_REQUIRED) or who was before (LINKED). */
export type SocialLogin = {
  token: string | null;
  refreshToken: string | null;
  state: LoginState | 'JOIN_REQUIRED' | 'LINKED';
  stateURL: string;
  /** The page that asked for the log-in. */
  next: string | null;
};
export type JoinTicket = Pick<Profile, 'email' | 'name' | 'nickname'> & { provider: ProviderName };
export type ProviderState = { provider: ProviderName; isOn: boolean; isLinked: boolean; account: AccountRow | null };
type Answer<T> = Result<T, SocialError>;

/** `browser` everywhere is the value of the browser's own cookie: what one began no other can end. */
export type SocialService = {
  /** Removes logins that were begun, and profiles that waited for a form, whose time is over. */
  forgetExpired(): Promise<void>;
  /** The address to send the browser to. */
  begin(start: {
    provider: ProviderName;
    origin: string;
    callbackPath: string;
    next: string | null;
    intent: Intent;
    browser: string;
  }): Promise<Answer<string>>;
  /** Keeps the name that came by a post of the provider's page until the browser itself comes with the code. */
  keepPostedName(provider: ProviderName, state: string, name: policy.PostedName): Promise<void>;
  /** The provider's answer, as a one-time ticket for the page. */
  takeCallback(back: { provider: ProviderName; code?: string; error?: string; state: string; browser: string }): Promise<Answer<string>>;
  loginByTicket(
    provider: ProviderName,
    given: { ticket: string; browser: string; viewer: Viewer | undefined },
  ): Promise<Answer<SocialLogin>>;
  /** Kakao sends the browser to a page of ours, which brings the code itself. */
  loginByKakao(given: {
    code: string;
    redirectUri: string;
    state: string;
    browser: string;
    viewer: Viewer | undefined;
  }): Promise<Answer<SocialLogin>>;
  /** The provider's facts about the person, for the form; the ticket stays good. */
  readJoinTicket(ticket: string, browser: string): Promise<Answer<JoinTicket>>;
  register(ticket: string, browser: string, registration: SocialRegistration): Promise<Answer<SocialLogin>>;
  listProviders(viewer: Viewer | undefined): Promise<ProviderState[]>;
  unlink(viewer: Viewer, provider: ProviderName): Promise<Answer<null>>;
};

export type SocialDeps = {
  db: Database;
  clock: Clock;
  clients: SocialClients;
  secret: string;
  accounts: AccountsService;
  sessions: SessionsService;
};

export function createSocialService({ db, clock, clients, secret, accounts, sessions }: SocialDeps): SocialService {
  const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
  // Made anew from the state when it comes back: the database keeps nothing that a code could be exchanged with.
  const proofOf = (state: string) => createHmac('sha256', secret).update(`social proof ${state}`).digest('base64url');
  const stateKey = (provider: ProviderName, state: string, browser: string) => ({
    stateHash: hashOf(state),
    provider: SocialType[provider],
    browserHash: hashOf(browser),
    now: clock.now(),
  });
  const ticketKey = (kind: 'exchange' | 'join', ticket: string, browser: string) => ({
    ticketHash: hashOf(ticket),
    kind,
    browserHash: hashOf(browser),
    now: clock.now(),
  });

  async function makeTicket(kind: 'exchange' | 'join', row: store.TicketRow, browser: string): Promise<string> {
    const ticket = randomBytes(32).toString('base64url');
    const expiresAt = inMinutes(kind === 'join' ? JOIN_MINUTES : EXCHANGE_MINUTES);
    await store.insertTicket(db, { ...row, kind, ticketHash: hashOf(ticket), browserHash: hashOf(browser), expiresAt });
    return ticket;
  }

  async function identify(
    provider: ProviderName,
    code: string,
    state: string,
    { redirectUri, postedName }: store.StateRow,
  ): Promise<Answer<Profile>> {
    const client = clients[provider];
    if (!client) return err(socialError('SOCIAL_OFF', provider));
    const answer = await client.identify(code, { redirectUri, state, proof: proofOf(state) });
    if (answer.ok) return ok(postedName ? { ...answer.profile, ...postedName, name: policy.wholeName(postedName) } : answer.profile);
    const codes = { code: 'SOCIAL_CODE', unavailable: 'SOCIAL_UNAVAILABLE', refused: 'SOCIAL_REFUSED' } as const;
    return err(socialError(codes[answer.kind], provider, answer.detail));
  }

  async function finish(row: store.TicketRow, browser: string, viewer: Viewer | undefined): Promise<Answer<SocialLogin>> {
    const provider = policy.providerOf(row.provider);
    const owner = await store.findUserIdOf(db, row.provider, row.profile.uid);
    if (row.intent === 'link') return viewer ? link(viewer, provider, row) : err(noAccessToken);
    if (owner !== undefined) {
      const login = await sessions.issueLogin(owner);
      return login.ok ? ok({ ...login.value, next: row.next }) : login;
    }
    const ticket = await makeTicket('join', row, browser);
    return ok({
      token: null,
      refreshToken: null,
      state: 'JOIN_REQUIRED',
      stateURL: `/join?social=${provider}#ticket=${ticket}`,
      next: row.next,
    });
  }

  async function link(viewer: Viewer, provider: ProviderName, { profile, next, ...row }: store.TicketRow): Promise<Answer<SocialLogin>> {
    const isNew = await store.insertAccount(db, { provider: row.provider, userId: viewer.id, profile, now: clock.now() });
    if (!isNew) {
      const owner = await store.findUserIdOf(db, row.provider, profile.uid);
      if (owner !== viewer.id) return err(socialError(owner === undefined ? 'SOCIAL_ALREADY_LINKED' : 'SOCIAL_ACCOUNT_TAKEN', provider));
    }
    return ok({ token: null, refreshToken: null, state: 'LINKED', stateURL: '/mypage/myinfo', next });
  }

  return {
    async begin({ provider, origin, callbackPath, next, intent, browser }) {
      const client = clients[provider];
      if (!client) return err(socialError('SOCIAL_OFF', provider));
      if (next !== null && !policy.isInsideSite(next))
        return err(validationFailed([invalid('next', 'isPath', '돌아갈 주소를 다시 확인해 주세요.')]));
      const state = randomBytes(32).toString('base64url');
      const redirectUri = `${origin}${callbackPath}`;
      const { now: _, ...key } = stateKey(provider, state, browser);
      await store.insertState(db, { ...key, intent, redirectUri, next, expiresAt: inMinutes(STATE_MINUTES) });
      return ok(client.authorizeUrl({ redirectUri, state, proof: proofOf(state) }));
    },

    forgetExpired: () => store.deleteExpired(db, clock.now()),

    keepPostedName: (provider, state, name) => store.keepPostedName(db, hashOf(state), SocialType[provider], name),

    async takeCallback({ provider, code, error, state, browser }) {
      const row = await store.takeState(db, stateKey(provider, state, browser));
      if (!row) return err(socialError('SOCIAL_EXPIRED', provider));
      if (error !== undefined || !code) return err(refusalOf(provider, error));
      const profile = await identify(provider, code, state, row);
      if (!profile.ok) return profile;
      const { intent, next } = row;
      return ok(await makeTicket('exchange', { provider: SocialType[provider], profile: profile.value, intent, next }, browser));
    },

    async loginByTicket(provider, { ticket, browser, viewer }) {
      const key = ticketKey('exchange', ticket, browser);
      const row = await store.findTicket(db, key);
      if (row?.provider !== SocialType[provider]) return err(socialError('SOCIAL_EXPIRED', provider));
      // Not spent yet: the page comes again with a fresh token.
      if (row.intent === 'link' && !viewer) return err(noAccessToken);
      if (!(await store.spendTicket(db, key.ticketHash))) return err(socialError('SOCIAL_EXPIRED', provider));
      return finish(row, browser, viewer);
    },

    async loginByKakao({ code, redirectUri, state, browser, viewer }) {
      const key = stateKey('kakao', state, browser);
      const waiting = await store.findState(db, key);
      if (waiting?.redirectUri !== redirectUri) return err(socialError('SOCIAL_EXPIRED', 'kakao'));
      if (waiting.intent === 'link' && !viewer) return err(noAccessToken);
      const row = await store.takeState(db, key);
      if (!row) return err(socialError('SOCIAL_EXPIRED', 'kakao'));
      const profile = await identify('kakao', code, state, row);
      if (!profile.ok) return profile;
      const { intent, next } = row;
      return finish({ provider: SocialType.kakao, profile: profile.value, intent, next }, browser, viewer);
    },

    async readJoinTicket(ticket, browser) {
      const row = await store.findTicket(db, ticketKey('join', ticket, browser));
      if (!row) return err(joinExpired);
      const { email, name, nickname } = row.profile;
      return ok({ provider: policy.providerOf(row.provider), email, name, nickname });
    },

    async register(ticket, browser, registration) {
      const key = ticketKey('join', ticket, browser);
      const row = await store.findTicket(db, key);
      if (!row) return err(joinExpired);
      const { provider, profile, next } = row;
      const joined = await accounts.registerSocial(registration, provider, async (tx, userId) => {
        if (!(await store.spendTicket(tx, key.ticketHash))) return err(joinExpired);
        const isTheirs = await store.insertAccount(tx, { provider, userId, profile, now: clock.now() });
        return isTheirs ? ok(null) : err(socialError('SOCIAL_ACCOUNT_TAKEN', policy.providerOf(provider)));
      });
      if (!joined.ok) return joined;
      const login = await sessions.issueLogin(joined.value);
      return login.ok ? ok({ ...login.value, next }) : login;
    },

    async listProviders(viewer) {
      const linked = viewer ? await store.listAccounts(db, viewer.id) : [];
      return policy.providerNames.map((provider) => {
        const account = linked.find((one) => one.provider === SocialType[provider]) ?? null;
        return { provider, isOn: clients[provider] !== null, isLinked: account !== null, account };
      });
    },

    unlink: (viewer, provider) =>
      inTransaction(db, async (tx) => {
        // Holds the account, so that two that go side by side don't each count on the other.
        const hasPassword = await accounts.lockHasPassword(tx, viewer.id);
        const linked = await store.listAccounts(tx, viewer.id);
        const others = linked.filter((one) => one.provider !== SocialType[provider]).length;
        const verdict = policy.checkUnlink({ isLinked: others < linked.length, others, hasPassword });
        if (verdict.ok) await store.deleteAccount(tx, viewer.id, SocialType[provider]);
        return verdict;
      }),
  };
}

const joinExpired: SocialError = { code: 'SOCIAL_EXPIRED', status: 400, message: '가입 시간이 지났어요. 처음부터 다시 시도해 주세요.' };

/** Both names of a person who said no: Apple has one of its own. */
function refusalOf(provider: ProviderName, error: string | undefined): SocialError {
  const isCancelled = error === 'access_denied' || error === 'user_cancelled_authorize';
  return socialError(isCancelled ? 'SOCIAL_CANCELLED' : 'SOCIAL_UNAVAILABLE', provider, `callback: ${error ?? 'no code'}`.slice(0, 200));
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

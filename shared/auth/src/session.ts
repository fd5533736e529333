import type { Session, Workplace } from '@petcare/contracts';
import { bus } from '@petcare/event-bus';
import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';
import { accessToken, hasExpired, isExpired, removeTokens, storedSession, writeTokens, type Tokens } from './tokens.ts';
import { writeWorkplace } from './workplace.ts';

const subject = new BehaviorSubject<Session>({ status: 'unknown' });

/** True once this page has had a good session: one that is found dead on opening is simply none. */
let wasAlive = false;

const same = (a: Session, b: Session) => JSON.stringify(a) === JSON.stringify(b);

/** The session and every change of it, beginning with the present one. */
export const session$: Observable<Session> = subject.pipe(distinctUntilChanged(same));

/** The session at this moment, without waiting for it. */
export function currentSession(): Session {
  return subject.value;
}

/** The session in the storage; one that has ended by itself is not taken from under whoever is at work in it. */
function sessionAfter(before: Session): Session {
  const stored = storedSession();
  if (stored.status === 'signed-in') {
    wasAlive ||= !isExpired(accessToken() ?? '');
    return stored;
  }
  if (wasAlive && before.status === 'signed-in' && hasExpired()) return { ...before, expired: true };
  wasAlive = false;
  return stored;
}

/** Read the stored access token anew (the shell does so on every route change). */
export function evaluateSession(): Session {
  const session = sessionAfter(subject.value);
  if (!same(session, subject.value)) {
    subject.next(session);
    bus.emit('session.changed', session);
  }
  return session;
}

/** Keep the tokens of a login or refresh; the session follows. */
export function storeTokens(tokens: Tokens): Session {
  writeTokens(tokens);
  return evaluateSession();
}

/** Forget both tokens, here and in every other tab; the session is anonymous. */
export function clearTokens(): Session {
  removeTokens();
  return evaluateSession();
}

/** Work for a business on its pages from now on or, with null, on one's own. */
export function workFor(workplace: Workplace | null): Session {
  if (subject.value.status === 'signed-in') writeWorkplace(subject.value.identity.userID, workplace);
  return evaluateSession();
}

/** Somebody was taken out of the staff of the business whose page this is: it is theirs no longer, and they are told why. */
export function endWorkplace(message: string): void {
  workFor(null);
  bus.emit('toast.shown', { kind: 'error', message });
}

/** The header that says for which business the page at this address calls; none where somebody is themselves. */
export function workplaceHeader(): { 'x-acting-business'?: string } {
  const { value } = subject;
  const workplace = value.status === 'signed-in' && location.pathname.startsWith('/bizpage') ? value.workplace : undefined;
  return workplace ? { 'x-acting-business': workplace.businessId } : {};
}

/** Forget both tokens because the server takes them no longer: in every tab whose page was at work with it the session is `expired`. */
export function expireSession(): Session {
  if (accessToken() !== null) removeTokens({ asExpired: true });
  return evaluateSession();
}

/** Begin: read storage and follow what other tabs do. Called once, by the shell; gives back how to stop. */
export function startSession(): () => void {
  const onStorage = () => void evaluateSession();
  // A page that the browser kept whole and brings back has not heard of what was stored meanwhile.
  const onPageShow = ({ persisted }: PageTransitionEvent) => void (persisted && evaluateSession());
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  evaluateSession();
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}

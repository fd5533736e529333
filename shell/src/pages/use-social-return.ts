import { currentSession, useSession } from '@petcare/auth';
import { lastSocialStart } from '@petcare/account';
import { toast } from '@petcare/event-bus';
import { socialNames, type SocialProvider } from '@petcare/ui/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { landingOf } from '../session/landing.ts';
import { finishSocialLogin, type SocialProof } from '../session/social.ts';
import { knownHere, type SocialProblem } from './social-problems.ts';

/** The answer in the address at which a provider's log-in ends. */
export type SocialAnswer = { provider: SocialProvider; proof: SocialProof } | SocialProblem;
export type ReadReturn = (address: { pathname: string; search: string; hash: string }) => SocialAnswer;

const isGood = () => {
  const session = currentSession();
  return session.status === 'signed-in' && !session.expired;
};

/**
 * Takes what a provider sent the browser back with out of the address, once,
 * and ends the log-in or the linking with it. Null while that is under way.
 */
export function useSocialReturn(readReturn: ReadReturn): { problem: SocialProblem | null; repeat: () => void } {
  const address = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const brought = useRef<SocialAnswer | null>(null);
  const [problem, setProblem] = useState<SocialProblem | null>(null);

  async function finish(): Promise<void> {
    const found = brought.current;
    if (!found) return;
    if ('code' in found) return setProblem(knownHere(found));
    const { provider, proof } = found;
    setProblem(null);
    const outcome = await finishSocialLogin(provider, proof);
    if (!outcome.ok) return setProblem(knownHere({ ...outcome, provider }));
    const { state, next } = outcome.data;
    if (state === 'LINKED') toast('success', `${socialNames[provider]} 계정을 연결했어요.`);
    await navigate(landingOf(outcome.data, next), { replace: true });
  }

  const take = useEffectEvent(() => {
    if (brought.current) return;
    brought.current = readReturn(address);
    // Neither the history nor whoever reads the address later is to have it.
    if (address.search || address.hash) void navigate(address.pathname, { replace: true });
    void finish();
  });
  useEffect(() => take(), []);

  const isWaitingForLogin = useRef(false);
  const goOnAfterLogin = useEffectEvent(() => {
    // Somebody must be logged in to link: the server has kept what they brought.
    if (problem?.code === 'NO_ACCESS_TOKEN' && !isGood()) isWaitingForLogin.current = true;
    if (!isWaitingForLogin.current || !isGood()) return;
    isWaitingForLogin.current = false;
    void finish();
  });
  useEffect(() => goOnAfterLogin(), [session, problem]);

  return { problem, repeat: () => void finish() };
}

/** The intent with which the person had set out, for an answer that does not name it. The browser only. */
export function wantedBefore(): { isLink: boolean; next: string | null } {
  const start = lastSocialStart();
  return { isLink: start?.intent === 'link', next: start?.next ?? null };
}

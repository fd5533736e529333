import { tellIdentityAnswer } from '@petcare/account';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirmIdentity, type VerifiedPerson } from '../../session/identity.ts';
import type { Arrival } from './arrival.ts';
import { cancelled, problemOf, type Problem } from './problems.ts';

/** The outcome of a verification that a provider has answered. */
export type Finish = { is: 'pending' } | { is: 'verified'; person: VerifiedPerson } | { is: 'cancelled' | 'failed'; problem: Problem };

async function finishOf(arrival: Arrival): Promise<Finish> {
  if ('result' in arrival)
    return arrival.result === 'cancelled'
      ? { is: 'cancelled', problem: cancelled }
      : { is: 'failed', problem: problemOf('IDENTITY_EXPIRED', '') };
  const outcome = await confirmIdentity(arrival.code);
  return outcome.ok ? { is: 'verified', person: outcome.data } : { is: 'failed', problem: problemOf(outcome.code, outcome.message) };
}

function tell(finish: Finish): void {
  if (finish.is === 'verified' || finish.is === 'cancelled') tellIdentityAnswer({ result: finish.is });
  if (finish.is === 'failed') tellIdentityAnswer({ result: 'failed', message: `${finish.problem.title}. ${finish.problem.text}` });
}

/** Finishes a verification once, with the code taken out of the address before anything else, and tells whoever waits for it. */
export function useFinish(arrival: Arrival, onFinished: (finish: Finish) => void): Finish {
  const [finish, setFinish] = useState<Finish>({ is: 'pending' });
  const isBegun = useRef(false);
  const navigate = useNavigate();

  const run = useEffectEvent(async () => {
    void navigate('/auth/danal', { replace: true });
    const finished = await finishOf(arrival);
    tell(finished);
    setFinish(finished);
    onFinished(finished);
  });
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void run();
  }, []);
  return finish;
}

import { useRef, useState } from 'react';
import { messageOfError } from './message-of-error.ts';

/** An act of the person that may be refused, as `useAttempt` keeps it. */
export interface Attempt {
  /**
   * Runs `act`, unless one is running already. What it answers (a GraphQL
   * error, a REST answer, a Korean sentence) or throws is why it was refused;
   * nothing means that it was done. Answers whether it was done; never throws.
   */
  attempt: (act: () => Promise<unknown>) => Promise<boolean>;
  isPending: boolean;
  /** The reason why the last attempt was refused, for `FormError`; empty when it was not, and while one runs. */
  refusal: string;
}

/** Try something, keep the person where they are, and say why when it was refused. For fields there is `useCheckedForm`. */
export function useAttempt(): Attempt {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  // Two presses may come before the state is drawn.
  const isRunning = useRef(false);

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setPending(true);
    setRefusal('');
    const refused = await act().catch((error: unknown) => error ?? new Error());
    isRunning.current = false;
    setPending(false);
    if (refused) setRefusal(messageOfError(refused));
    return !refused;
  }

  return { attempt, isPending, refusal };
}

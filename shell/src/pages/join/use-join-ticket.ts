import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readJoinTicket, type JoinTicket } from '../../session/register-social.ts';
import { dropTicket, keepTicket, keptTicket, ticketIn } from './join-ticket.ts';

/** `over`: there is no ticket that is good for anything; `unreachable`: the server did not say. */
export type TicketState =
  | { status: 'reading' }
  | { status: 'ready'; ticket: string; said: JoinTicket }
  | { status: 'over'; message: string }
  | { status: 'unreachable'; message: string };

/** The ticket of joining by a provider: taken out of the address, kept for this tab, and read. */
export function useJoinTicket(
  provider: string,
  whenMissing: string,
): { state: TicketState; retry: () => void; giveUp: (message: string) => void } {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<TicketState>({ status: 'reading' });

  useEffect(() => {
    const given = ticketIn(hash);
    if (given) {
      keepTicket(provider, given);
      void navigate({ pathname, search }, { replace: true });
      return;
    }
    const ticket = keptTicket(provider);
    if (!ticket) return setState({ status: 'over', message: whenMissing });
    let isWanted = true;
    setState({ status: 'reading' });
    void readJoinTicket(ticket).then((outcome) => {
      if (!isWanted) return;
      if (outcome.ok) return setState({ status: 'ready', ticket, said: outcome.data });
      if (outcome.code !== 'SOCIAL_EXPIRED') return setState({ status: 'unreachable', message: outcome.message });
      dropTicket();
      setState({ status: 'over', message: outcome.message });
    });
    return () => {
      isWanted = false;
    };
  }, [provider, hash, pathname, search, navigate, whenMissing, attempt]);

  return {
    state,
    retry: () => setAttempt((count) => count + 1),
    giveUp: (message) => {
      dropTicket();
      setState({ status: 'over', message });
    },
  };
}

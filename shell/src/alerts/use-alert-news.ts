import { useSession } from '@petcare/auth';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { followAlerts, type AlertNews } from './alert-feed.ts';

/** The state of the alerts of whoever is signed in, kept up while the page is shown. */
export function useAlertNews(): AlertNews {
  const client = useClient();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.identity.userID : null;
  const [news, setNews] = useState<AlertNews>({ unread: 0, newest: null });

  useEffect(() => {
    if (userId === null) return;
    let leave = followAlerts(client, userId, setNews);
    // A page that is put aside whole holds no stream, and could not be put aside if it did.
    const stop = () => leave();
    const goOn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) leave = followAlerts(client, userId, setNews);
    };
    addEventListener('pagehide', stop);
    addEventListener('pageshow', goOn);
    return () => {
      removeEventListener('pagehide', stop);
      removeEventListener('pageshow', goOn);
      leave();
    };
  }, [client, userId]);
  return news;
}

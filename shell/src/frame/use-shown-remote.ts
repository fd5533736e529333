import { useEffect, useState } from 'react';
import type { RemotePages, ShownRemote } from '../remotes/pages.ts';

/** The remote whose pages are on now and how they are doing, kept current. */
export function useShownRemote({ shown$ }: RemotePages): ShownRemote {
  const [shown, setShown] = useState<ShownRemote>(null);
  useEffect(() => {
    const subscription = shown$.subscribe(setShown);
    return () => subscription.unsubscribe();
  }, [shown$]);
  return shown;
}

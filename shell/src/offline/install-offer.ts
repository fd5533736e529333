import { useSyncExternalStore } from 'react';

/** The browser's offer to install the site, which it makes by an event that waits for a press of ours. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

let offer: InstallOffer | null = null;
const hearers = new Set<() => void>();

function change(next: InstallOffer | null): void {
  offer = next;
  for (const hear of hearers) hear();
}

/** Hears of the offer from the beginning, and keeps the browser from laying a bar of its own over the page. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallOffer);
  });
  addEventListener('appinstalled', () => change(null));
}

function listen(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** Asks the person whether to install the site; null where the browser makes no offer, as where it is installed. An offer is good for once. */
export function useInstallOffer(): (() => void) | null {
  const current = useSyncExternalStore(
    listen,
    () => offer,
    () => null,
  );
  if (!current) return null;
  return () => {
    change(null);
    void current.prompt();
  };
}

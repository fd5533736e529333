import { createStoredText } from '@petcare/storage';
import { useSyncExternalStore } from 'react';

const schemes = ['light', 'dark'] as const;

/** A scheme of colours, or the system's, whichever that is. */
export type SchemeChoice = 'system' | (typeof schemes)[number];

const stored = createStoredText({ key: 'petcare.scheme', where: 'device' });
const listeners = new Set<() => void>();

const read = (): SchemeChoice => schemes.find((scheme) => scheme === stored.read()) ?? 'system';

/** The page's first script does the same before anything is painted. */
function apply(choice: SchemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === 'system') delete dataset['scheme'];
  else dataset['scheme'] = choice;
  const [known] = document.querySelectorAll<HTMLMetaElement>('meta[name="color-scheme"]');
  if (known) known.content = choice === 'system' ? schemes.join(' ') : choice;
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((bar, index) => {
    const own = `(prefers-color-scheme: ${schemes[index]})`;
    bar.media = choice === 'system' ? own : choice === schemes[index] ? 'all' : 'not all';
  });
  listeners.forEach((hear) => hear());
}

/** Show this scheme from now on, and keep that on this device. */
export function chooseScheme(choice: SchemeChoice): void {
  if (choice === 'system') stored.remove();
  else stored.write(choice);
  apply(choice);
}

function watch(hear: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === stored.keyOf() || key === null) apply(read());
  };
  listeners.add(hear);
  addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(hear);
    removeEventListener('storage', fromOtherTab);
  };
}

/** The choice of this device, of its other tabs too; the system's on a server. */
export function useSchemeChoice(): SchemeChoice {
  return useSyncExternalStore(watch, read, () => 'system');
}

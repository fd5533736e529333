import type { TrackerKeys } from '@petcare/contracts';
import { createRoot } from 'react-dom/client';
import { adPixel } from './ad-pixel.ts';
import { analytics } from './analytics.ts';
import { ConsentBar } from './consent-bar.tsx';
import { createConsentStore } from './consent.ts';
import { socialSdk } from './social-sdk.ts';
import { startTrackers, type Trackers } from './start-trackers.ts';

const all = [analytics, adPixel, socialSdk];

/** The trackers of a site that has keys for any, and the question that some of them need answered. */
export function openTrackers(keys: TrackerKeys): Trackers {
  const consent = createConsentStore();
  if (all.some(({ name, needsConsent }) => needsConsent && keys[name])) {
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place, { identifierPrefix: 'consent-' }).render(<ConsentBar consent={consent} />);
  }
  return startTrackers(keys, { all, consent });
}

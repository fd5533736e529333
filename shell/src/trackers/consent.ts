import { createStoredText } from '@petcare/storage';
import { BehaviorSubject, type Observable } from 'rxjs';

const consent = createStoredText({ key: 'petcare.trackingConsent', where: 'device' });

/** A person's answer to being tracked; null when they have not been asked or have not answered. */
export type Consent = 'granted' | 'denied' | null;

function storedConsent(): Consent {
  const stored = consent.read();
  return stored === 'granted' || stored === 'denied' ? stored : null;
}

export type ConsentStore = { consent$: Observable<Consent>; current(): Consent; answer(consent: 'granted' | 'denied'): void };

/** The answer of this browser, kept for it, the same in all its tabs. */
export function createConsentStore(): ConsentStore {
  const subject = new BehaviorSubject(storedConsent());
  addEventListener('storage', ({ key }) => {
    if (key === consent.keyOf() || key === null) subject.next(storedConsent());
  });
  return {
    consent$: subject,
    current: () => subject.value,
    answer(given) {
      consent.write(given);
      subject.next(given);
    },
  };
}

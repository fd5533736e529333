import { BehaviorSubject, type Observable } from 'rxjs';

const KEY = 'petcare.trackingConsent';

/** What a person has said to being tracked; null when they have not been asked or have not answered. */
export type Consent = 'granted' | 'denied' | null;

function storedConsent(): Consent {
  const stored = localStorage.getItem(KEY);
  return stored === 'granted' || stored === 'denied' ? stored : null;
}

export type ConsentStore = { consent$: Observable<Consent>; current(): Consent; answer(consent: 'granted' | 'denied'): void };

/** The answer of this browser, kept for it, the same in all its tabs. */
export function createConsentStore(): ConsentStore {
  const subject = new BehaviorSubject(storedConsent());
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) subject.next(storedConsent());
  });
  return {
    consent$: subject,
    current: () => subject.value,
    answer(consent) {
      localStorage.setItem(KEY, consent);
      subject.next(consent);
    },
  };
}

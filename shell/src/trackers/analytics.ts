import { siteNow } from '@petcare/auth';
import { loadScript } from './load-script.ts';
import type { Tracker } from './tracker.ts';

/** Google Analytics 4. It is told of page views only, each by its path. */
export const analytics: Tracker = {
  name: 'analytics',
  needsConsent: true,
  start(key) {
    const queue = ((window as { dataLayer?: unknown[] }).dataLayer ??= []);
    // The service tells its commands by their being `arguments`.
    function gtag(..._command: unknown[]): void {
      // eslint-disable-next-line prefer-rest-params
      queue.push(arguments);
    }
    gtag('js', new Date(siteNow()));
    gtag('config', key, { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false });
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(key)}`);
    return ({ path, title }) => gtag('event', 'page_view', { page_location: location.origin + path, page_title: title, page_referrer: '' });
  },
};

import { loadScript } from './load-script.ts';
import type { Tracker } from './tracker.ts';

type Pixel = {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: Pixel;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
  allowDuplicatePageViews: boolean;
};

/** The stand-in for the pixel until its script is there, as its maker gives it. */
function pixelQueue(): Pixel {
  const pixel = ((...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command);
    else pixel.queue.push(command);
  }) as Pixel;
  return Object.assign(pixel, {
    queue: [],
    push: pixel,
    loaded: true,
    version: '2.0',
    disablePushState: true,
    allowDuplicatePageViews: true,
  });
}

/** The Meta pixel. It looks for nothing on the page by itself. */
export const adPixel: Tracker = {
  name: 'adPixel',
  needsConsent: true,
  start(key) {
    const holder = window as { fbq?: Pixel; _fbq?: Pixel };
    const pixel = (holder.fbq ??= pixelQueue());
    holder._fbq = pixel;
    pixel('set', 'autoConfig', false, key);
    pixel('init', key);
    loadScript('https://connect.facebook.net/en_US/fbevents.js');
    return () => pixel('trackSingle', key, 'PageView');
  },
};

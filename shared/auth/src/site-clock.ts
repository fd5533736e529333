import { createStoredText } from '@petcare/storage';

const SECOND = 1_000;
/** Nearer than this to the site's, a clock is right: what the network takes is not known to the second. */
const NEAR = 5 * SECOND;

/** By how many milliseconds this device's clock is ahead; for the next document, whose first call is not answered yet. */
const stored = createStoredText({ key: 'petcare.clockSkew', where: 'device' });
let skew: number | null = null;

const knownSkew = () => (skew ??= Number(stored.read()) || 0);

/** The present moment by the site's clock, in milliseconds since the epoch: the clock of a device may be wrong by hours. */
export function siteNow(): number {
  return Date.now() - knownSkew();
}

/**
 * Learn the site's time from an answer that was just made for this page.
 * @param date its `Date`, a whole second
 * @param sentAt when the question was sent, by this device's clock
 */
export function learnSiteTime(date: string | null, sentAt: number): void {
  const made = Date.parse(date ?? '');
  if (Number.isNaN(made)) return;
  const receivedAt = Date.now();
  const ahead = (sentAt + receivedAt) / 2 - (made + SECOND / 2);
  const isRight = Math.abs(ahead) <= NEAR + (receivedAt - sentAt) / 2;
  const learned = isRight ? 0 : Math.round(ahead);
  if (Math.abs(learned - knownSkew()) < NEAR) return;
  skew = learned;
  if (learned === 0) stored.remove();
  else stored.write(String(learned));
}

import { mixKeyOf } from '../mix/mix-key.ts';
import { mixWith } from '../mix/mix.ts';
import type { LiveRegistry } from '../live/live-registry.ts';
import type { Renderers } from './renderers.ts';

const LOOKS_EVERY = 250;
/**
 * Has what is live ready to render before the first visitor comes, also after each release. `first` fulfils when it is
 * for the first time, or after `waits` milliseconds: a service that is asked to start does so, warm or not.
 */
export function keepWarm(registry: LiveRegistry, renderers: Renderers, waits: number): { first: Promise<void>; stop(): void } {
  let warm = '';
  const look = async () => {
    const live = registry.live();
    const canaries = [...live.values()].flatMap(({ package: name, canary }) => (canary ? [{ package: name, ...canary }] : []));
    const tried = mixWith(live, canaries);
    const key = `${mixKeyOf(live)} ${mixKeyOf(tried)}`;
    if (key === warm) return;
    warm = key;
    await renderers.warm(canaries.length > 0 ? [live, tried] : [live]);
  };
  const timer = setInterval(() => void look(), LOOKS_EVERY).unref();
  const late = new Promise<void>((resolve) => setTimeout(resolve, waits).unref());
  return { first: Promise.race([look(), late]), stop: () => clearInterval(timer) };
}

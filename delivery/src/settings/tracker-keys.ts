import type { TrackerKeys } from '@petcare/contracts';

const VARIABLES: Record<keyof TrackerKeys, string> = { analytics: 'ANALYTICS_KEY', adPixel: 'AD_PIXEL_KEY', socialSdk: 'SOCIAL_SDK_KEY' };
const KEY = /^[\w-]{1,64}$/;

/** The trackers that the environment has keys for; undefined for none. Throws for what can't be a key, naming the variable. */
export function readTrackerKeys(env: Record<string, string | undefined>): TrackerKeys | undefined {
  const keys = Object.entries(VARIABLES).flatMap(([name, variable]) => {
    const key = env[variable];
    if (!key) return [];
    if (!KEY.test(key)) throw new Error(`${variable} is no key of a tracker`);
    return [[name, key]];
  });
  return keys.length > 0 ? (Object.fromEntries(keys) as TrackerKeys) : undefined;
}

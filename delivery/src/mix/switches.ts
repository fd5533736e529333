import type { TesterSwitch } from '@petcare/contracts';
import { isOn, isSwitchName, MOST_SWITCHES, type FeatureSwitch } from '../switches/switch.policy.ts';
import type { MixCookie, MixRequest } from './request.ts';

const COOKIE = 'petcare-switch';
const FORCED = /^([a-z0-9-]+):(on|off)$/;
/** Kept as it is: `:` may stand in a cookie. */
const encode = (value: string) => value;

/** The sides of switches that a tester has chosen, by name. */
type Forced = ReadonlyMap<string, boolean>;

/** What doesn't name a switch and a side is left out. The last one of a name counts. */
function forcedOf(texts: readonly string[], separator: string): Forced {
  const named = texts
    .flatMap((text) => text.split(separator))
    .flatMap((text): [string, boolean][] => {
      const [, name = '', side] = FORCED.exec(text.trim()) ?? [];
      return isSwitchName(name) ? [[name, side === 'on']] : [];
    });
  return new Map(named.slice(-MOST_SWITCHES));
}

function cookieOf(forced: Forced): MixCookie {
  const value = [...forced].map(([name, on]) => `${name}:${on ? 'on' : 'off'}`).join('.');
  const options = { path: '/', httpOnly: true, sameSite: 'strict', encode } as const;
  return { name: COOKIE, value, options: value ? options : { ...options, maxAge: 0 } };
}

/** `on`: the names of the switches that are on; `shown`: every switch as a tester is told of it. */
export type ChosenSwitches = { on: readonly string[]; isForced: boolean; shown: TesterSwitch[]; cookie: MixCookie | null };

/**
 * The switches that are on in a visitor's page. A tester may look at either side: by the address (`?switch=new-map:on`, several
 * by commas or repeated; with nothing it ends that), else as an earlier address of this browser has said.
 */
export function switchesOf(
  { url, cookies }: Pick<MixRequest, 'url' | 'cookies'>,
  switches: readonly FeatureSwitch[],
  { visitor, isTester }: { visitor: string | null; isTester: boolean },
): ChosenSwitches {
  const named = isTester ? url.searchParams.getAll('switch') : [];
  const forced = isTester ? (named.length > 0 ? forcedOf(named, ',') : forcedOf([cookies[COOKIE] ?? ''], '.')) : new Map<string, boolean>();
  const known = switches.map((one): TesterSwitch => {
    const side = forced.get(one.name);
    return { name: one.name, percent: one.percent, on: side ?? isOn(one, visitor), ...(side !== undefined && { forced: true as const }) };
  });
  // Nobody has made it yet, and its builder wants to see it.
  const unknown = [...forced].filter(([name]) => !switches.some((one) => one.name === name));
  const shown = [...known, ...unknown.map(([name, on]): TesterSwitch => ({ name, on, forced: true }))];
  return {
    on: shown.filter(({ on }) => on).map(({ name }) => name),
    isForced: forced.size > 0,
    shown,
    cookie: named.length > 0 ? cookieOf(forced) : null,
  };
}

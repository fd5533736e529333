import type { TesterSwitch } from '@petcare/contracts';
import { isOn, isSwitchName, MOST_SWITCHES, type FeatureSwitch } from '../switches/switches.policy.ts';
import type { MixCookie, MixRequest } from './request.ts';

const COOKIE = 'petcare-switch';
const FORCED = /^([a-z0-9-]+):(on|off)$/;
/** Kept as it is: `:` may stand in a cookie. */
const encode = (value: string) => value;

/** The sides of switches that a tester has chosen, by name. */
type ForcedSides = ReadonlyMap<string, boolean>;

/** The sides that texts name, the last one of a name counting, and the texts that name no switch and side. */
function readSides(texts: readonly string[]): { forced: ForcedSides; unreadable: string[] } {
  const named: [string, boolean][] = [];
  const unreadable: string[] = [];
  for (const text of texts.map((one) => one.trim()).filter(Boolean)) {
    const [, name = '', side] = FORCED.exec(text) ?? [];
    if (isSwitchName(name)) named.push([name, side === 'on']);
    else unreadable.push(text);
  }
  return { forced: new Map(named.slice(-MOST_SWITCHES)), unreadable };
}

const sidesOf = (forced: ForcedSides) => [...forced].map(([name, on]) => `${name}:${on ? 'on' : 'off'}`);

function cookieOf(forced: ForcedSides): MixCookie {
  const value = sidesOf(forced).join('.');
  const options = { path: '/', httpOnly: true, sameSite: 'strict', encode } as const;
  return { name: COOKIE, value, options: value ? options : { ...options, maxAge: 0 } };
}

/** `on`: the names of the switches that are on; `shown`: every switch as a tester is told of it. */
export type ChosenSwitches = { on: readonly string[]; isForced: boolean; shown: TesterSwitch[]; cookie: MixCookie | null };
/** The texts of a tester's address that name no switch and side; `rest`: the sides that it names besides. */
export type UnreadableSwitches = { unreadable: string[]; rest: string[] };

/**
 * The switches that are on in a visitor's page. A tester may look at either side: by the address (`?switch=new-map:on`, several
 * by commas or repeated; with nothing it ends that), else as an earlier address of this browser has said.
 */
export function switchesOf(
  { url, cookies }: Pick<MixRequest, 'url' | 'cookies'>,
  switches: readonly FeatureSwitch[],
  { visitor, isTester }: { visitor: string | null; isTester: boolean },
): ChosenSwitches | UnreadableSwitches {
  const named = isTester ? url.searchParams.getAll('switch') : [];
  const kept = isTester ? (cookies[COOKIE] ?? '').split('.') : [];
  const { forced, unreadable } = readSides(named.length > 0 ? named.flatMap((text) => text.split(',')) : kept);
  if (named.length > 0 && unreadable.length > 0) return { unreadable, rest: sidesOf(forced) };
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

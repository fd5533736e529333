import { createStoredValue } from '@petcare/storage';
import * as v from 'valibot';
import { kindNames, type Kind } from '../review/kinds.ts';

export type SeenBusiness = { kind: Kind; id: string; name: string };

const MOST = 6;
const one = v.object({ kind: v.picklist(kindNames), id: v.string(), name: v.string() });
const isSeen = (value: unknown): value is SeenBusiness => v.is(one, value);

const stored = createStoredValue<readonly unknown[]>({ key: 'petcare.seen-businesses', where: 'device', schema: v.array(v.unknown()) });

/** Businesses whose pages this device has shown, the last one first. */
export function readSeen(): SeenBusiness[] {
  return (stored.read() ?? []).filter(isSeen).slice(0, MOST);
}

export function rememberSeen(seen: SeenBusiness): void {
  const others = readSeen().filter(({ kind, id }) => kind !== seen.kind || id !== seen.id);
  stored.write([seen, ...others].slice(0, MOST));
}

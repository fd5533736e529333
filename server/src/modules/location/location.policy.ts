import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';

export type LocationQuery = { address?: string; latitude?: number; longitude?: number };

/** An address, or both halves of a position. */
export function checkWanted({ address, latitude, longitude }: LocationQuery): PropertyError[] {
  if (address !== undefined) return tidied(address) ? [] : [invalid('address', 'isNotEmpty', '주소를 입력해 주세요.')];
  if (latitude !== undefined && longitude !== undefined) return [];
  return [invalid(latitude === undefined ? 'latitude' : 'longitude', 'isDefined', '주소나 위치를 알려 주세요.')];
}

/** Without what nobody types: control characters, and more than one space. */
export function tidied(address: string): string {
  return address
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
}

const ROAD = /([가-힣A-Za-z0-9·.]+(?:로|길))\s*(\d+(?:-\d+)?)(?![\d-]|번?길|로)/u;
const LOT = /([가-힣0-9]+(?:동|리|가|읍|면))\s+((?:산\s*)?\d+(?:-\d+)?)(?![\d-])/u;

const TOWN = /^[가-힣][가-힣0-9·]*(?:동|읍|면|리|가)$/u;

/** The town that an address ends with: 역삼동, 안성읍; undefined when it ends with something else. */
export function townIn(address: string): string | undefined {
  const last = address.split(' ').at(-1) ?? '';
  return TOWN.test(last) ? last : undefined;
}

/** True when an address names a town as a word of its own. */
export function isInTown(address: string, town: string): boolean {
  return address.split(/[\s(),]+/).includes(town);
}

/** Street and number of an address, or town and lot, without spaces; undefined when it names no building. */
export function buildingIn(address: string): { words: string; key: string } | undefined {
  const [, street, number] = ROAD.exec(address) ?? LOT.exec(address) ?? [];
  return street && number ? { words: `${street} ${number}`, key: `${street} ${number.replace(/\s/g, '')}` } : undefined;
}

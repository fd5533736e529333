import { readPhone } from '@petcare/phone/read';

/** Area codes by the first two digits of a region code. */
const areaCodes: ReadonlyMap<string, string> = new Map([
  ['11', '02'],
  ['26', '051'],
  ['27', '053'],
  ['28', '032'],
  ['29', '062'],
  ['30', '042'],
  ['31', '052'],
  ['36', '044'],
  ['41', '031'],
  ['42', '033'],
  ['43', '043'],
  ['44', '041'],
  ['45', '063'],
  ['46', '061'],
  ['47', '054'],
  ['48', '055'],
  ['50', '064'],
]);

/**
 * A telephone number of a licence export as E.164: with or without hyphens, with or without its area code
 * (then that of the region), undefined when it can't be one. `regionCode` is a sigungu code of regions.ts.
 */
export function licencePhone(written: string, regionCode: string | null): string | undefined {
  const digits = written.replace(/\D/g, '');
  if (/^(0|1[5-8]\d{6}$)/.test(digits)) return readPhone(digits);
  const area = regionCode === '47720' ? '054' : areaCodes.get(regionCode?.slice(0, 2) ?? '');
  const isLocal = /^[2-9]\d{6,7}$/.test(digits);
  if (isLocal && area) return readPhone(area + digits);
  // A spreadsheet ate the zero in front of the area code.
  return digits.length >= 9 ? readPhone(`0${digits}`) : undefined;
}

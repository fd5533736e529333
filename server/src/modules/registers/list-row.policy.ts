import { createHash } from 'node:crypto';
import { compact, licencePhone, searchColumns, type ImportedDetails, type Service } from '../listings/index.ts';
import { regionOfAddress } from '../regions/index.ts';
import { clean, lastDay, listingLacks, momentOf } from './cells.ts';
import type { ColumnCheck } from './column-checks.policy.ts';
import { looks, positionChecks } from './column-looks.policy.ts';
import { readOpeningHours } from '../opening-hours/index.ts';
import type { ListingRow, RowReader } from './listing-source.ts';
import { wgs84Of } from './projection.ts';

/** Columns of the lists that are published beside the registers, under the names that they have there. */
const names = {
  id: ['id'],
  name: ['name'],
  address: ['address', 'road_address'],
  phone: ['phone', 'tel'],
  latitude: ['lat'],
  longitude: ['lng'],
  url: ['url'],
  hours: ['hours'],
  closedDays: ['closeddays'],
  parking: ['parking'],
  updatedAt: ['updatedat'],
} as const satisfies Record<string, readonly string[]>;
export type ListField = keyof typeof names;

export type ListLayout = {
  prefix: string;
  required: readonly ListField[];
  /** A column that tells which list this is, and what it says in ours. */
  is?: { column: string; value: string };
  service?: Service;
};

const SAYS_NOTHING = new Set(['', '정보없음', '-']);

export function readListHeader(cells: readonly string[], layout: ListLayout): RowReader | { missing: string[] } {
  const columns = cells.map((cell) =>
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );
  const at = new Map(
    Object.entries(names).map(([field, candidates]) => [
      field,
      columns.findIndex((column) => (candidates as readonly string[]).includes(column)),
    ]),
  );
  const { required, is, prefix } = layout;
  const missing = [
    ...required.filter((field) => at.get(field) === -1).map((field) => names[field].join(' 또는 ')),
    ...(is && !columns.includes(is.column.toLowerCase()) ? [is.column] : []),
  ];
  if (missing.length > 0) return { missing };
  const width = columns.length;
  const read = (row: readonly string[]): ListingRow => {
    if (row.length !== width) return { kind: 'unusable', reason: `열이 ${width}개여야 하는데 ${row.length}개예요` };
    const said = is && clean(row[columns.indexOf(is.column.toLowerCase())] ?? '');
    if (is && said !== is.value) return { kind: 'unusable', reason: `'${is.value}'이(가) 아니라 '${said}'이에요` };
    return readListing((field) => clean(row[at.get(field) ?? -1] ?? ''), layout);
  };
  const numberOf = (row: readonly string[]) => {
    const id = required.includes('id') ? clean(row[at.get('id') ?? -1] ?? '') : '';
    return id === '' ? null : prefix + id;
  };
  const cell = (field: ListField) => (row: readonly string[]) => clean(row[at.get(field) ?? -1] ?? '');
  return {
    width,
    read,
    numberOf,
    prefix,
    nameOf: cell('name'),
    checks: listChecks(required, cell, (field) => columns[at.get(field) ?? -1] ?? field),
  };
}

/** The checks of the columns of a list. */
function listChecks(
  required: readonly ListField[],
  cell: (field: ListField) => (row: readonly string[]) => string,
  columnOf: (field: ListField) => string,
): ColumnCheck[] {
  const of = (field: ListField) => ({ column: columnOf(field), cell: cell(field) });
  return [
    ...(required.includes('id') ? [looks.number(of('id'))] : []),
    ...[looks.name(of('name')), looks.address(of('address')), looks.phone(of('phone')), looks.page(of('url'))],
    ...[looks.hours(of('hours')), looks.closedDays(of('closedDays')), looks.answer(of('parking')), looks.moment(of('updatedAt'))],
    ...positionChecks({
      column: `${columnOf('latitude')}, ${columnOf('longitude')}`,
      leastTold: required.includes('latitude') ? 0.3 : 0,
      isTold: (row) => cell('latitude')(row) !== '' && cell('longitude')(row) !== '',
      positionOf: (row) => wgs84Of(cell('latitude')(row), cell('longitude')(row)),
      address: cell('address'),
    }),
  ];
}

type Cell = (field: ListField) => string;

/** The rest of an address whose numbers the publisher has masked: `신월로 ***, *층 (신정동)` is somewhere on 신월로 in 신정동. */
export function withoutMasks(address: string): string {
  if (!address.includes('*')) return address;
  return address
    .replace(/([가-힣](?:로|길))\d*\*[^\s,()]*/g, '$1')
    .replace(/[^\s,()]*\*[^\s,()]*/g, '')
    .replace(/[\s,]*,\s*/g, ', ')
    .replace(/,?\s*(\(|$)/g, ' $1')
    .replace(/\s+/g, ' ')
    .trim();
}

function readListing(cell: Cell, { prefix, required, service }: ListLayout): ListingRow {
  const [name, written] = [cell('name'), cell('address')];
  if (compact(name) === '') return { kind: 'unusable', reason: '이름이 없어요' };
  const address = withoutMasks(written);
  if (address === '') return { kind: 'unusable', reason: '주소가 없어요' };
  const same = `${compact(name)}|${compact(written.replaceAll('*', '0'))}`;
  const hasId = required.includes('id');
  if (hasId && cell('id') === '') return { kind: 'unusable', reason: 'id가 없어요' };
  const licenceNumber = prefix + (hasId ? cell('id') : createHash('sha256').update(same).digest('hex').slice(0, 24));
  const position = wgs84Of(cell('latitude'), cell('longitude'));
  const regionCode = regionOfAddress(address)?.code ?? null;
  const phone = licencePhone(cell('phone'), regionCode) ?? null;
  const { details, lacks } = readDetails(cell, required);
  const listing = { name, address, regionCode, jibunAddress: null, doctors: [], expertise: null };
  return {
    kind: 'open',
    listing: {
      licenceNumber,
      modifiedAt: momentOf(cell('updatedAt')),
      licensedOn: null,
      name,
      phone,
      postcode: null,
      regionCode,
      address,
      jibunAddress: null,
      latitude: position?.latitude ?? null,
      longitude: position?.longitude ?? null,
      ...searchColumns(listing),
    },
    details: { ...details, ...(service && { [service]: true }) },
    identities: [...(hasId ? [{ key: licenceNumber, says: `id ${cell('id')}` }] : []), { key: same, says: '이름과 주소가 같은 곳' }],
    lacks: [...listingLacks(position, regionCode, cell('phone'), phone), ...lacks],
    dates: { day: lastDay([cell('updatedAt')]) },
  };
}

function readDetails(cell: Cell, required: readonly ListField[]): { details: ImportedDetails; lacks: string[] } {
  const details: ImportedDetails = {};
  const lacks: string[] = [];
  const says = (field: ListField) => (SAYS_NOTHING.has(cell(field)) ? null : cell(field));
  if (required.includes('parking')) details.hasParkingLot = cell('parking') === 'Y';
  if (required.includes('url')) {
    const url = says('url');
    const isPage = url !== null && isAddressOfAPage(url);
    details.homepage = isPage && !isBlog(url) ? url : null;
    details.blog = isPage && isBlog(url) ? url : null;
    if (url && !isPage) lacks.push(`홈페이지로 볼 수 없어 비워 두었어요: ${url}`);
  }
  if (required.includes('hours')) {
    const reading = readOpeningHours(cell('hours'), cell('closedDays'));
    const isRead = reading.kind === 'hours';
    details.businessHours = isRead ? reading.hours : null;
    details.hoursExceptions = isRead && Object.keys(reading.exceptions).length > 0 ? reading.exceptions : null;
    details.businessHoursText = isRead ? null : says('hours');
    details.humu = says('closedDays');
    details.is24 = isRead && reading.hours.every((day) => day?.open === '00:00' && day.close === '00:00');
    if (reading.kind === 'text') {
      const sentences = [cell('hours'), ...(says('closedDays') ? [cell('closedDays')] : [])].join(' / ');
      lacks.push(`영업시간을 글로 두었어요(${reason(reading.reason)}): ${sentences}`);
    }
  }
  return { details, lacks };
}

/** Only a host says nothing of this place where everybody has a page. */
function isAddressOfAPage(url: string): boolean {
  if (url.length > 500 || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  return pathname !== '/' || !/(^|\.)(instagram|facebook|naver)\.com$/.test(hostname);
}

function isBlog(url: string): boolean {
  return /(^|\.)(blog\.naver\.com|tistory\.com)$/.test(new URL(url).hostname);
}

function reason(text: string): string {
  return text.replace(/^모르는 말: .*/, '모르는 말이 있어요').replace(/(휴무일에 )모르는 말: .*/, '$1모르는 말이 있어요');
}

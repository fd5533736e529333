import { licencePhone } from '../phone.policy.ts';
import { regionOfAddress } from '../regions.ts';
import { searchColumns, type SearchColumns } from '../search.policy.ts';
import type { LicenceField, LicenceHeader } from './licence-header.policy.ts';
import { positionOf } from './projection.ts';

/** A hospital in business, as the licence register knows it. */
export type LicensedHospital = SearchColumns & {
  licenceNumber: string;
  licensedOn: string | null;
  name: string;
  phone: string | null;
  postcode: string | null;
  regionCode: string | null;
  address: string;
  jibunAddress: string | null;
  latitude: number | null;
  longitude: number | null;
};

export type LicenceRow =
  | { kind: 'open'; hospital: LicensedHospital; lacks: string[] }
  | { kind: 'closed'; licenceNumber: string }
  | { kind: 'unusable'; reason: string };

/** One row of the export, cleaned. `lacks` says what an imported hospital does without. */
export function readRow(header: LicenceHeader, cells: readonly string[]): LicenceRow {
  if (cells.length < header.width || cells.slice(header.width).some((cell) => cell.trim() !== '')) {
    return unusable(`열이 ${header.width}개여야 하는데 ${cells.length}개예요`);
  }
  const cell = (field: LicenceField) => clean(cells[header.at[field]] ?? '');
  const service = header.service === undefined ? '동물병원' : clean(cells[header.service] ?? '');
  if (service !== '동물병원') return unusable(`동물병원이 아니라 '${service}' 인허가예요`);
  const licenceNumber = cell('number');
  if (licenceNumber === '') return unusable('관리번호가 없어요');
  const status = cell('status');
  if (status === '') return unusable('영업상태가 없어요');
  if (!status.startsWith('영업')) return { kind: 'closed', licenceNumber };
  const name = cell('name');
  if (name === '') return unusable('사업장명이 없어요');
  const address = cell('road') || cell('jibun');
  if (address === '') return unusable('주소가 없어요');
  return open(licenceNumber, name, address, cell);
}

function open(licenceNumber: string, name: string, address: string, cell: (field: LicenceField) => string): LicenceRow {
  const position = positionOf(cell('x'), cell('y'));
  const regionCode = (regionOfAddress(address) ?? regionOfAddress(cell('jibun')))?.code ?? null;
  const phone = licencePhone(cell('phone'), regionCode) ?? null;
  const listing = { name, address, regionCode, jibunAddress: cell('jibun') || null, doctors: [], expertise: null };
  const lacks = [
    ...(position ? [] : ['쓸 수 있는 좌표가 없어 지도에는 나오지 않아요']),
    ...(regionCode ? [] : ['주소에서 시군구를 알 수 없어 지역 검색에는 나오지 않아요']),
    ...(cell('phone') === '' || phone ? [] : [`전화번호로 볼 수 없어 비워 두었어요: ${cell('phone')}`]),
  ];
  const hospital = {
    licenceNumber,
    licensedOn: dayOf(cell('licensedOn')),
    name,
    phone,
    postcode: /^\d{5}$/.test(cell('postcode')) ? cell('postcode') : null,
    regionCode,
    address,
    jibunAddress: listing.jibunAddress,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    ...searchColumns(listing),
  };
  return { kind: 'open', hospital, lacks };
}

/** NUL can't be stored; runs of spaces are how the register pads its columns. */
function clean(cell: string): string {
  return cell.replaceAll('\0', '').normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** 1995-09-05 or 19950905; null for a day that does not exist. */
function dayOf(written: string): string | null {
  const day = written.replace(/^(\d{4})-?(\d{2})-?(\d{2}).*$/, '$1-$2-$3');
  const instant = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? day : null;
}

function unusable(reason: string): LicenceRow {
  return { kind: 'unusable', reason };
}

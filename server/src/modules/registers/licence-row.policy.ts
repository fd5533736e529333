import { licencePhone, saysAlwaysOpen, searchColumns, type Service } from '../listings/index.ts';
import { regionOfAddress } from '../regions/index.ts';
import { clean, dayOf, lastDay, listingLacks, momentOf } from './cells.ts';
import type { LicenceField, LicenceHeader } from './licence-header.policy.ts';
import type { ListingRow } from './listing-source.ts';
import { positionOf } from './projection.ts';

/** One row of the export of a kind of licence, cleaned. `lacks` says what an imported listing does without. */
export function readRow(header: LicenceHeader, cells: readonly string[], licence: string, service?: Service): ListingRow {
  if (cells.length < header.width || cells.slice(header.width).some((cell) => cell.trim() !== '')) {
    return unusable(`열이 ${header.width}개여야 하는데 ${cells.length}개예요`);
  }
  const cell = (field: LicenceField) => clean(cells[header.at[field]] ?? '');
  const written = header.at.service < 0 ? licence : cell('service');
  if (written !== licence) return unusable(`${licence}${ending(licence)} 아니라 '${written}' 인허가예요`);
  const licenceNumber = cell('number');
  if (licenceNumber === '') return unusable('관리번호가 없어요');
  const status = cell('status');
  if (status === '') return unusable('영업상태가 없어요');
  const modifiedAt = momentOf(cell('modifiedAt'));
  const dates = { day: lastDay([cell('modifiedAt'), cell('refreshedAt')]) };
  if (!status.startsWith('영업')) {
    const regionCode = (regionOfAddress(cell('road')) ?? regionOfAddress(cell('jibun')))?.code ?? null;
    return { kind: 'closed', closed: { licenceNumber, modifiedAt }, identities: identitiesOf(licenceNumber), regionCode, dates };
  }
  const name = cell('name');
  if (name === '') return unusable('사업장명이 없어요');
  const address = cell('road') || cell('jibun');
  if (address === '') return unusable('주소가 없어요');
  return { ...open({ licenceNumber, name, address, modifiedAt }, cell, service), dates };
}

type KnownLicence = { licenceNumber: string; name: string; address: string; modifiedAt: Date | null };

function open({ licenceNumber, name, address, modifiedAt }: KnownLicence, cell: (field: LicenceField) => string, service?: Service) {
  const position = positionOf(cell('x'), cell('y'));
  const regionCode = (regionOfAddress(address) ?? regionOfAddress(cell('jibun')))?.code ?? null;
  const phone = licencePhone(cell('phone'), regionCode) ?? null;
  const found = { name, address, regionCode, jibunAddress: cell('jibun') || null, doctors: [], expertise: null };
  const listing = {
    licenceNumber,
    modifiedAt,
    licensedOn: dayOf(cell('licensedOn')),
    name,
    phone,
    postcode: /^\d{5}$/.test(cell('postcode')) ? cell('postcode') : null,
    regionCode,
    address,
    jibunAddress: found.jibunAddress,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    ...searchColumns(found),
  };
  return {
    kind: 'open' as const,
    listing,
    details: service ? { [service]: true } : { is24: saysAlwaysOpen(name), gubun: cell('gubun') || null, size: sizeOf(cell('size')) },
    identities: identitiesOf(licenceNumber),
    lacks: listingLacks(position, regionCode, cell('phone'), phone),
  };
}

/** In m²; null for what is none: registers write 0 and nothing where nobody has measured. */
function sizeOf(cell: string): number | null {
  const size = Number(cell.replaceAll(',', ''));
  return size > 0 && size <= 100_000 ? size : null;
}

function identitiesOf(licenceNumber: string) {
  return [{ key: licenceNumber, says: `관리번호 ${licenceNumber}` }];
}

/** 동물병원이, 동물약국이: the particle after a noun that ends in a consonant or not. */
function ending(noun: string): '이' | '가' {
  return (noun.charCodeAt(noun.length - 1) - 0xac00) % 28 === 0 ? '가' : '이';
}

function unusable(reason: string): ListingRow {
  return { kind: 'unusable', reason };
}

import { cellOf, licenceChecks, readHeader } from './licence-header.policy.ts';
import { readRow } from './licence-row.policy.ts';
import { readListHeader, type ListLayout } from './list-row.policy.ts';
import type { ListingSource, RowReader } from './listing-source.ts';
import type { Service } from '../listings/index.ts';

/** Everything that can be imported as listings, by the word of `npm run import`. */
export const sources = {
  hospitals: source('hospitals', '동물병원 인허가', 'hospital', { licence: '동물병원' }),
  pharmacies: source('pharmacies', '동물약국', 'pharmacy', {
    licence: '동물약국',
    list: { prefix: 'list:', required: ['name', 'address', 'latitude', 'longitude'] },
  }),
  grooming: source('grooming', '반려동물 미용', 'company', {
    licence: '동물미용업',
    service: 'isBeautyParlor',
    list: {
      prefix: 'kcisa:',
      is: { column: 'category3', value: '미용' },
      required: ['id', 'name', 'address', 'phone', 'latitude', 'longitude', 'url', 'hours', 'closedDays', 'parking'],
    },
  }),
  hotels: source('hotels', '반려동물 호텔', 'company', {
    licence: '동물위탁관리업',
    service: 'isHotel',
    list: { prefix: 'list:', is: { column: 'kind', value: 'hotels' }, required: ['name', 'address'] },
  }),
  kindergartens: source('kindergartens', '반려동물 유치원', 'company', {
    licence: '동물위탁관리업',
    service: 'isKindergarten',
    list: { prefix: 'list:', is: { column: 'kind', value: 'kindergartens' }, required: ['name', 'address'] },
  }),
} as const satisfies Record<string, ListingSource>;

type Layouts = { licence: string; service?: Service; list?: Omit<ListLayout, 'service'> };

/** Reads the official licence export of a service, or the list that is published in its place. */
function source(name: string, label: string, kind: ListingSource['kind'], { licence, service, list }: Layouts): ListingSource {
  const withService = service ? { service } : {};
  return {
    name,
    label,
    kind,
    ...withService,
    readHeader(cells): RowReader | { missing: string[] } {
      const header = readHeader(cells);
      if (!('missing' in header)) {
        const numberOf = (row: readonly string[]) => cellOf(header.at, 'number')(row) || null;
        const read = (row: readonly string[]) => readRow(header, row, licence, service);
        const checks = licenceChecks(header);
        return { width: header.width, prefix: '', checks, nameOf: cellOf(header.at, 'name'), numberOf, read };
      }
      return list ? readListHeader(cells, { ...list, ...withService }) : header;
    },
  };
}

import { clean } from './cells.ts';
import type { ColumnCheck } from './column-checks.policy.ts';
import { looks, positionChecks } from './column-looks.policy.ts';
import { positionOf } from './projection.ts';

const names = {
  number: ['관리번호'],
  name: ['사업장명'],
  status: ['영업상태명'],
  licensedOn: ['인허가일자'],
  phone: ['전화번호', '소재지전화'],
  postcode: ['도로명우편번호'],
  road: ['도로명주소', '도로명전체주소'],
  jibun: ['지번주소', '소재지전체주소'],
  x: ['좌표정보(x)'],
  y: ['좌표정보(y)'],
} as const satisfies Record<string, readonly string[]>;
/** Columns that an export may lack; it is used without them. */
const optional = {
  service: ['개방서비스명'],
  modifiedAt: ['최종수정시점'],
  refreshedAt: ['데이터갱신시점', '데이터갱신일자'],
  gubun: ['업태구분명'],
  size: ['소재지면적'],
} as const satisfies Record<string, readonly string[]>;

export type LicenceField = keyof typeof names | keyof typeof optional;
/** The column of each field in a row (-1: none), and the number of columns of a row. */
export type LicenceHeader = { at: Record<LicenceField, number>; width: number };

/** Reads the header of either generation of the licence export; the columns it lacks when it is neither. */
export function readHeader(cells: readonly string[]): LicenceHeader | { missing: string[] } {
  const columns = cells.map((cell) =>
    cell
      .replace(/^\uFEFF/, '')
      .replace(/\s/g, '')
      .toLowerCase(),
  );
  const at = {} as Record<LicenceField, number>;
  const missing: string[] = [];
  for (const [field, candidates] of Object.entries(names) as [LicenceField, readonly string[]][]) {
    at[field] = columns.findIndex((column) => candidates.includes(column));
    if (at[field] < 0) missing.push(candidates.join(' 또는 '));
  }
  if (missing.length > 0) return { missing };
  for (const [field, candidates] of Object.entries(optional) as [LicenceField, readonly string[]][]) {
    at[field] = columns.findIndex((column) => candidates.includes(column));
  }
  return { at, width: columns.length };
}

/** The checks of the columns of an export. */
export function licenceChecks({ at }: LicenceHeader): ColumnCheck[] {
  const of = (field: LicenceField, leastTold = 0) => ({
    ...{ column: columnOf(field), cell: cellOf(at, field) },
    leastTold: at[field] < 0 ? 0 : leastTold,
  });
  const [x, y] = [cellOf(at, 'x'), cellOf(at, 'y')];
  return [
    ...[looks.number(of('number')), looks.name(of('name')), looks.status(of('status')), looks.day(of('licensedOn', 0.9))],
    ...[looks.moment(of('modifiedAt', 0.9)), looks.phone(of('phone', 0.1)), looks.postcode(of('postcode', 0.2))],
    ...[looks.road(of('road', 0.3)), looks.jibun(of('jibun', 0.3))],
    ...positionChecks({
      ...{ column: '좌표정보(X), 좌표정보(Y)', leastTold: 0.3, isTold: (cells) => x(cells) !== '' && y(cells) !== '' },
      positionOf: (cells) => positionOf(x(cells), y(cells)),
      address: (cells) => of('road').cell(cells) || of('jibun').cell(cells),
    }),
  ];
}

/** A cell of a row, cleaned; nothing where the file lacks the column. */
export function cellOf(at: LicenceHeader['at'], field: LicenceField): (cells: readonly string[]) => string {
  return (cells) => clean(cells[at[field]] ?? '');
}

function columnOf(field: LicenceField): string {
  return { ...names, ...optional }[field][0];
}

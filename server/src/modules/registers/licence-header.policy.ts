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
const SERVICE = '개방서비스명';

export type LicenceField = keyof typeof names;
/** Where each field stands in a row, and how many columns a row has. */
export type LicenceHeader = { at: Record<LicenceField, number>; service: number | undefined; width: number };

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
  const service = columns.indexOf(SERVICE);
  return { at, service: service < 0 ? undefined : service, width: columns.length };
}

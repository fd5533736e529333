import { holdsMarkup } from '../../../platform/markup.ts';
import { incomingText } from '../../../incoming/incoming-text.ts';
import { otherPartOf } from './body-parts.policy.ts';

/** A row, counted from 1, and what there is to say of it. */
export type Remark = { line: number; reason: string };
/** `doubted`: rows of which something was not believed and put right. */
export type FileRows<Row> = { rows: Row[]; count: number; unusable: Remark[]; doubted: Remark[] };

export type Breed = { division: string; name: string };
export type Finding = {
  division: string;
  groupName: string;
  parent: string;
  disease: string;
  children: string[];
  description: string | null;
};
export type Fee = { path: string[]; code: string; sido: string; sigungu: string; min: number; median: number; max: number };

const divisions = new Map([
  ['dog', '강아지'],
  ['cat', '고양이'],
]);
/** Body systems as the file has them; two names for one are the file's own. */
const groups = new Map([
  ['food', '식욕·음수'],
  ['digestion', '소화'],
  ['act', '행동'],
  ['skin', '피부·털'],
  ['eyes', '눈'],
  ['breathe', '호흡'],
  ['pee', '소변'],
  ['leg', '다리·걸음'],
  ['etc', '전신'],
  ['nose', '코'],
  ['vessel', '신경·순환'],
  ['stom', '위'],
  ['ears', '귀'],
  ['intes', '장'],
  ['bronchial', '기관지'],
  ['teeth', '입·이'],
  ['temperature', '체온'],
  ['genitals', '생식기'],
  ['gen', '생식기'],
]);
const kindsOfFee: readonly (readonly [RegExp, string])[] = [
  [/^consult/, '진찰'],
  [/^hospitalization/, '입원'],
  [/^vaccine/, '예방접종'],
  [/^prevention/, '예방약'],
  [/^(test|xray|ultrasound|ct|mri)/, '검사'],
];
const OTHER_FEES = '그 밖의 진료';
const MARKED = 'HTML 태그나 스크립트가 섞여 있어요';

/** `{ "dog": [names], "cat": [names] }`; undefined for anything else. */
export function readBreeds(file: unknown): FileRows<Breed> | undefined {
  if (!isRecord(file) || ![...divisions.keys()].every((key) => Array.isArray(file[key]))) return undefined;
  const written = [...divisions].flatMap(([key, division]) => (file[key] as unknown[]).map((name) => ({ division, name: word(name) })));
  return sift(
    written,
    ({ division, name }) => `${division} ${name}`,
    ({ name }) => (holdsMarkup(name) ? MARKED : name ? undefined : '이름이 없어요'),
  );
}

/** Rows of species, body system, complaint, disease, symptoms and, where there is one, the disease's description; undefined for anything else. */
export function readFindings(file: unknown): FileRows<Finding> | undefined {
  if (!Array.isArray(file) || !file.some((row) => isRecord(row) && 'disease' in row && 'species' in row)) return undefined;
  const doubted: Remark[] = [];
  const written = file.map((row: unknown, index) => {
    const { species, body_system, chief_complaint, disease, symptoms, description } = isRecord(row) ? row : {};
    const groupName = groups.get(word(body_system)) ?? '';
    const parent = word(chief_complaint);
    const other = groupName && otherPartOf(groupName, parent);
    if (other) doubted.push({ line: index + 1, reason: `‘${parent}’ 증상이 ‘${groupName}’에 있어 ‘${other}’에 등록했어요` });
    return {
      division: divisions.get(word(species)) ?? '',
      groupName: other || groupName,
      parent,
      disease: word(disease),
      children: Array.isArray(symptoms) ? [...new Set(symptoms.map(word).filter(Boolean))] : [],
      description: word(description) || null,
    };
  });
  const read = sift(
    written,
    ({ division, groupName, parent, disease }) => [division, groupName, parent, disease].join('|'),
    ({ division, groupName, parent, disease }, index) => {
      if (holdsMarkup(file[index])) return MARKED;
      if (!division) return '동물을 알 수 없어요';
      if (!groupName) return '신체 부위를 알 수 없어요';
      return parent && disease ? undefined : '증상이나 질병의 이름이 없어요';
    },
  );
  const unusable = new Set(read.unusable.map(({ line }) => line));
  return { ...read, doubted: doubted.filter(({ line }) => !unusable.has(line)) };
}

export const FEE_COLUMNS = ['sido', 'sigungu', 'item_id', 'item_name', 'weight', 'min_krw', 'median_krw', 'max_krw'] as const;

/** One line of published fees, by the names of its columns; a reason when it can't be used. */
export function readFee(cell: (column: (typeof FEE_COLUMNS)[number]) => string): Fee | string {
  const [code, name, weight] = [word(cell('item_id')), word(cell('item_name')), word(cell('weight'))];
  if (!code || !name) return '진료 항목이 없어요';
  if (holdsMarkup([code, name, weight])) return MARKED;
  const [min, median, max] = ([cell('min_krw'), cell('median_krw'), cell('max_krw')] as const).map(won) as [number, number, number];
  if (![min, median, max].every(Number.isSafeInteger)) return '금액을 알 수 없어요';
  if (min > median || median > max) return '최저, 중간, 최고 금액의 순서가 맞지 않아요';
  const kind = kindsOfFee.find(([pattern]) => pattern.test(code))?.[1] ?? OTHER_FEES;
  return {
    path: [kind, name, ...(weight ? [weight] : [])],
    code: weight ? `${code}:${weight}` : code,
    sido: word(cell('sido')),
    sigungu: word(cell('sigungu')),
    min,
    median,
    max,
  };
}

function sift<Row>(written: Row[], keyOf: (row: Row) => string, wrong: (row: Row, index: number) => string | undefined): FileRows<Row> {
  const seen = new Map<string, number>();
  const read: FileRows<Row> = { rows: [], count: written.length, unusable: [], doubted: [] };
  for (const [index, row] of written.entries()) {
    const first = seen.get(keyOf(row));
    const reason = wrong(row, index) ?? (first === undefined ? undefined : `${first}번째에 이미 있어요`);
    if (reason) read.unusable.push({ line: index + 1, reason });
    else {
      seen.set(keyOf(row), index + 1);
      read.rows.push(row);
    }
  }
  return read;
}

function won(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

function word(value: unknown): string {
  return typeof value === 'string' ? incomingText(value.replaceAll('\0', '')).replace(/\s+/g, ' ').trim() : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

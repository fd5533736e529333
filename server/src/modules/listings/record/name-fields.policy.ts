import { compact } from './search-columns.policy.ts';

type FieldWord = { field: string; word: string; pattern: string };

/**
 * The fields of medicine that a hospital claims by its name: 안과동물병원. `word` is in every such name; `pattern` leaves out the names in which
 * the same letters say something else (동행동물병원, 고양이레동물병원), and means the same in PostgreSQL.
 */
const said: readonly FieldWord[] = [
  { field: '안과', word: '안과', pattern: '안과(?!학)' },
  { field: '치과', word: '치과', pattern: '치과(?!학)' },
  { field: '피부과', word: '피부', pattern: '피부' },
  { field: '심장내과', word: '심장', pattern: '심장(?=내과|병원|동물|수술|영상|센터|클리닉|치과|전문|의료)' },
  { field: '내과', word: '내과', pattern: '(?<!심장)내과(?!학)' },
  { field: '정형외과', word: '정형', pattern: '정형외과' },
  { field: '신경외과', word: '신경', pattern: '신경외과' },
  { field: '외과', word: '외과', pattern: '(?<!정형|신경)외과(?!학)' },
  { field: '비뇨기과', word: '비뇨', pattern: '비뇨기' },
  { field: '종양', word: '종양', pattern: '종양|동물암센터|동물암치료센터' },
  { field: '행동의학', word: '행동', pattern: '행동(?=클리닉|의학|정신|병원)' },
  { field: '재활', word: '재활', pattern: '재활(?!용)' },
  { field: '한방', word: '한방', pattern: '한방(?!울|에)' },
  { field: '고양이', word: '고양이', pattern: '고양이(?=병원|메디컬|의료|전문|심장|치과)' },
];

/** Names of the fields in a hospital's name, as it is written. */
export function fieldsInName(name: string): string[] {
  const letters = compact(name);
  return said.filter(({ pattern }) => new RegExp(pattern).test(letters)).map(({ field }) => field);
}

/** True for a name that claims to be there day and night: 광진24시필동물병원, 24시간아프리카동물병원. */
export function saysAlwaysOpen(name: string): boolean {
  return /(?<!\d)24시/.test(compact(name));
}

/** A pattern of the compact names that say the field with which any of these words begins (행동의학: 행동); undefined when no name can. */
export function namePatternOf(words: readonly string[]): string | undefined {
  const patterns = said.filter(({ word }) => words.some((one) => one.startsWith(word))).map(({ pattern }) => `(?:${pattern})`);
  return patterns.length > 0 ? patterns.join('|') : undefined;
}

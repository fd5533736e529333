import { disassemble, getChoseong } from 'es-hangul';
import { regionByCode, shortSido } from '../../regions/index.ts';

const KINDS_OF_HOSPITAL =
  /(24시간|24시)|(동물종합병원|동물의료센터|동물메디컬센터|동물메디컬|동물병원|반려동물병원|애견병원|의료센터|메디컬센터|가축병원|펫병원|병원)$/g;

/** The columns by which a listing is found. */
export type SearchColumns = { searchName: string; searchStem: string; searchText: string; choseong: string };

/** Letters and digits only, in lower case. NFC and not NFKC, which would turn ㄱ into another letter. */
export function compact(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The particular part of a name: without 동물병원 and the like, unless that is all there is. */
export function stemOf(compactName: string): string {
  return compactName.replace(KINDS_OF_HOSPITAL, '') || compactName;
}

export function searchColumns(listing: {
  name: string;
  regionCode: string | null;
  address: string;
  jibunAddress: string | null;
  doctors: string[];
  expertise: string | null;
}): SearchColumns {
  const searchName = compact(listing.name);
  const region = listing.regionCode ? regionByCode.get(listing.regionCode) : undefined;
  const area = region ? [shortSido(region), region.sido, region.sigungu].join('') : '';
  const texts = [area, listing.address, listing.jibunAddress ?? '', ...listing.doctors, listing.expertise ?? ''];
  return {
    searchName,
    searchStem: stemOf(searchName),
    // A bar between them: no match runs from one field into the next.
    searchText: [searchName, ...texts.map(compact)].filter(Boolean).join('|'),
    choseong: choseongOf(searchName),
  };
}

/** Initial consonants letter by letter: es-hangul's getChoseong drops digits and Latin letters. */
export function choseongOf(compactText: string): string {
  return [...compactText].map((letter) => (/[가-힣]/.test(letter) ? getChoseong(letter) : apart(letter))).join('');
}

/** ㄳ is what two consonants typed in a row turn into. */
function apart(letter: string): string {
  return /[ㄱ-ㅎ]/.test(letter) ? disassemble(letter) : letter;
}

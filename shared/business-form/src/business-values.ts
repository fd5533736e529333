import { businessNouns, type BusinessKind } from '@petcare/contracts';
import { parseBusinessNumber } from '@petcare/business-number';
import { WRONG_NUMBER } from './number-field.ts';

/** A listing that nobody owns, as it was found. `contract` is its telephone, E.164. */
export type ClaimedListing = { id: string; name: string; address: string; contract: string | null };

/** The trade that a company mainly follows. */
export type CompanyType = 'beauty' | 'hotel' | 'kindergarten' | 'store';

/**
 * The listing that a business asks for: `listing`, found by `search`, or, when
 * `isNew`, the one that the other fields describe. Both are kept while
 * somebody goes back and forth between them. The last four are a company's.
 */
export type ListingValues = {
  isNew: boolean;
  search: string;
  listing: ClaimedListing | null;
  listingName: string;
  postcode: string;
  sido: string;
  sigungu: string;
  address: string;
  detailAddress: string;
  contract: string;
  companyType: CompanyType | null;
  presentName: string;
  presentContact: string;
  agreeReservation: boolean;
};

/** The papers of a business: its registration number and a file that shows it. */
export type PapersValues = { registrationNumber: string; file: File | null };

/** Nothing filled in. */
export const emptyListing: ListingValues = {
  isNew: false,
  search: '',
  listing: null,
  listingName: '',
  postcode: '',
  sido: '',
  sigungu: '',
  address: '',
  detailAddress: '',
  contract: '',
  companyType: null,
  presentName: '',
  presentContact: '',
  agreeReservation: false,
};

/** Nothing filled in. */
export const emptyPapers: PapersValues = { registrationNumber: '', file: null };

type Problems<Values> = { [Field in keyof Values]?: string };

const lengthOf = (text: string) => [...text.trim()].length;
// Businesses have numbers that no person has: 1588-0000, 070, 050.
const isTelephone = (text: string) => /^((0|\+82)\d{7,11}|1[5-9]\d{6})$/.test(text.replace(/[\s().-]/g, ''));

/** The errors, one Korean sentence for each wrong field. The server checks again. */
export function checkListing(kind: BusinessKind, values: ListingValues): Problems<ListingValues> {
  const noun = businessNouns[kind];
  if (!values.isNew) return values.listing ? {} : { listing: `어느 ${noun}인지 골라 주세요. 찾는 곳이 없으면 새로 등록할 수 있어요.` };
  const { listingName, postcode, address, contract } = values;
  return {
    ...(kind === 'company' && checkCompany(values)),
    ...(lengthOf(listingName) === 0
      ? { listingName: `${noun} 이름을 적어 주세요.` }
      : lengthOf(listingName) > 60 && { listingName: `${noun} 이름은 60자까지 적어 주세요.` }),
    ...(postcode.trim() && !/^\d{5}$/.test(postcode.trim()) && { postcode: '우편번호는 숫자 다섯 자리예요.' }),
    ...(!address.trim() && { address: '주소를 적어 주세요.' }),
    ...(contract.trim() && !isTelephone(contract) && { contract: '전화번호를 다시 확인해 주세요.' }),
  };
}

function checkCompany({ companyType, presentName, presentContact }: ListingValues): Problems<ListingValues> {
  return {
    ...(!companyType && { companyType: '어떤 일을 하는지 골라 주세요.' }),
    ...(lengthOf(presentName) > 30 && { presentName: '대표자 이름은 30자까지 적어 주세요.' }),
    ...(presentContact.trim() && !isTelephone(presentContact) && { presentContact: '대표자 연락처를 다시 확인해 주세요.' }),
  };
}

/** The errors, one Korean sentence for each wrong field. The server checks again, and looks into the file. */
export function checkPapers({ registrationNumber, file }: PapersValues): Problems<PapersValues> {
  return {
    ...(!registrationNumber.trim()
      ? { registrationNumber: '사업자등록번호를 적어 주세요.' }
      : !parseBusinessNumber(registrationNumber) && { registrationNumber: WRONG_NUMBER }),
    ...(!file && { file: '사업자등록증 파일을 골라 주세요.' }),
  };
}

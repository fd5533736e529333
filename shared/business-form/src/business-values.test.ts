import { checkListing, checkPapers, emptyListing, emptyPapers, type ListingValues } from './business-values.ts';

const fresh: ListingValues = { ...emptyListing, isNew: true, listingName: '든든동물병원', address: '서울특별시 구로구 디지털로 300' };
const found = { id: '7', name: '든든동물병원', address: '서울특별시 구로구', contract: null };

test.each<[string, Parameters<typeof checkListing>, string[]]>([
  ['requires a listing when nothing is chosen', ['hospital', emptyListing], ['listing']],
  ['accepts a chosen listing', ['hospital', { ...emptyListing, listing: found }], []],
  [
    'ignores the chosen listing when a new one is described',
    ['hospital', { ...emptyListing, listing: found, isNew: true }],
    ['listingName', 'address'],
  ],
  ['accepts a new listing', ['pharmacy', fresh], []],
  ['refuses a name of spaces', ['hospital', { ...fresh, listingName: '  ' }], ['listingName']],
  ['refuses a name that is too long', ['hospital', { ...fresh, listingName: '가'.repeat(61) }], ['listingName']],
  ['refuses a postcode of letters', ['hospital', { ...fresh, postcode: 'abcde' }], ['postcode']],
  ['refuses an invalid phone number', ['hospital', { ...fresh, contract: '12' }], ['contract']],
  ['accepts a phone number that only businesses have', ['hospital', { ...fresh, contract: '1588-1234' }], []],
  ['requires the type of a company', ['company', fresh], ['companyType']],
  [
    'accepts a complete company',
    ['company', { ...fresh, companyType: 'hotel', presentName: '최포근', presentContact: '010-9876-5432' }],
    [],
  ],
  [
    'refuses an invalid phone number of a company’s representative',
    ['company', { ...fresh, companyType: 'hotel', presentContact: 'x' }],
    ['presentContact'],
  ],
  ['ignores company fields for other kinds of business', ['pharmacy', { ...fresh, presentContact: 'x' }], []],
])('%s', (_what, given, wrong) => {
  expect(Object.keys(checkListing(...given)).sort()).toEqual([...wrong].sort());
});

test('a valid registration number and a file are required', () => {
  const file = new File(['%PDF'], '사업자등록증.pdf');
  expect(Object.keys(checkPapers(emptyPapers))).toEqual(['registrationNumber', 'file']);
  expect(checkPapers({ registrationNumber: '120-81-47522', file })).toEqual({ registrationNumber: '사업자등록번호를 다시 확인해 주세요.' });
  expect(checkPapers({ registrationNumber: '120-81-47521', file })).toEqual({});
});

import { checkListing, checkPapers, emptyListing, emptyPapers, type ListingValues } from './business-values.ts';

const fresh: ListingValues = { ...emptyListing, isNew: true, listingName: '든든동물병원', address: '서울특별시 구로구 디지털로 300' };
const found = { id: '7', name: '든든동물병원', address: '서울특별시 구로구', contract: null };

test.each<[string, Parameters<typeof checkListing>, string[]]>([
  ['nothing chosen', ['hospital', emptyListing], ['listing']],
  ['a listing chosen', ['hospital', { ...emptyListing, listing: found }], []],
  [
    'a chosen one does not count when a new one is described',
    ['hospital', { ...emptyListing, listing: found, isNew: true }],
    ['listingName', 'address'],
  ],
  ['a new one', ['pharmacy', fresh], []],
  ['spaces for a name', ['hospital', { ...fresh, listingName: '  ' }], ['listingName']],
  ['too long a name', ['hospital', { ...fresh, listingName: '가'.repeat(61) }], ['listingName']],
  ['a postcode of letters', ['hospital', { ...fresh, postcode: 'abcde' }], ['postcode']],
  ['no telephone', ['hospital', { ...fresh, contract: '12' }], ['contract']],
  ['a number that only businesses have', ['hospital', { ...fresh, contract: '1588-1234' }], []],
  ['a company of no kind', ['company', fresh], ['companyType']],
  ['a company', ['company', { ...fresh, companyType: 'hotel', presentName: '최포근', presentContact: '010-9876-5432' }], []],
  ['a company whose owner has no number', ['company', { ...fresh, companyType: 'hotel', presentContact: 'x' }], ['presentContact']],
  ['what is a company’s own is not asked of others', ['pharmacy', { ...fresh, presentContact: 'x' }], []],
])('%s', (_what, given, wrong) => {
  expect(Object.keys(checkListing(...given)).sort()).toEqual([...wrong].sort());
});

test('papers are a right number and a file', () => {
  const file = new File(['%PDF'], '사업자등록증.pdf');
  expect(Object.keys(checkPapers(emptyPapers))).toEqual(['registrationNumber', 'file']);
  expect(checkPapers({ registrationNumber: '120-81-47522', file })).toEqual({ registrationNumber: '사업자등록번호를 다시 확인해 주세요.' });
  expect(checkPapers({ registrationNumber: '120-81-47521', file })).toEqual({});
});

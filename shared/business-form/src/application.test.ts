import { applicationFields, placeRefusal } from './application.ts';
import { emptyListing } from './business-values.ts';

const file = new File(['%PDF'], '사업자등록증.pdf');
const papers = { registrationNumber: '120-81-47521', file };
const fresh = { ...emptyListing, isNew: true, listingName: ' 든든 ', address: '서울특별시 구로구', companyType: 'hotel' as const };

function filled(...[kind, values]: [Parameters<typeof applicationFields>[0], typeof emptyListing]) {
  const { file: sent, ...rest } = applicationFields(kind, { ...values, ...papers });
  expect(sent).toBe(file);
  return rest;
}

test('an application sends only the id of a claimed listing', () => {
  const claimed = { ...fresh, isNew: false, listing: { id: '7', name: '든든', address: '', contract: null } };
  expect(filled('pharmacy', claimed)).toEqual({ registrationNumber: '1208147521', pharmacyId: '7' });
});

test('an application sends the values of a new listing and leaves out empty fields', () => {
  expect(filled('hospital', fresh)).toEqual({ registrationNumber: '1208147521', hospitalName: '든든', address: '서울특별시 구로구' });
  expect(filled('company', { ...fresh, presentName: '최포근', agreeReservation: true })).toEqual({
    registrationNumber: '1208147521',
    companyName: '든든',
    address: '서울특별시 구로구',
    companyType: 'hotel',
    presentName: '최포근',
    agreeReservation: true,
  });
});

test.each([
  ['DUPLICATE_REGISTRATION_NUMBER', {}, { registrationNumber: '왜' }],
  ['LISTING_TAKEN', {}, { listing: '왜' }],
  ['NOT_FOUND', {}, { listing: '왜' }],
  ['UNSUPPORTED_MEDIA_TYPE', {}, { file: '왜' }],
  ['PAYLOAD_TOO_LARGE', {}, { file: '왜' }],
  ['VALIDATION_FAILED', { pharmacyName: '길어요', latitude: '달이에요' }, { listingName: '길어요', address: '달이에요' }],
  ['TOO_MANY_REQUESTS', {}, {}],
])('an application assigns the refusal %s to its field', (code, fields, placed) => {
  expect(placeRefusal({ code, fields, message: '왜' })).toEqual({ message: '왜', fields: placed });
});

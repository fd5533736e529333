import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { details } from '../testing/a-map-view.ts';
import { SelectedListing } from './selected-listing.tsx';

const show = (kind: 'hospital' | 'pharmacy', operation: string) =>
  renderPage(<SelectedListing kind={kind} id="7" from={{ latitude: 37.49, longitude: 127.031 }} onClose={() => undefined} />, {
    responses: { [operation]: { selected: details } },
  });

test('the card of a chosen hospital says what its row does, and leads to its booking', async () => {
  show('hospital', 'MapPage_SelectedHospital');
  for (const text of ['영업 중 · 오후 7:00까지', '24시', '예약 가능', '구로디지털단지역 350m', '1.0km'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '예약하기' })).toHaveAttribute('href', '/reservation?hospital=7');
});

test('the card of a chosen pharmacy leads to its page alone', async () => {
  show('pharmacy', 'MapPage_SelectedPharmacy');
  expect(await screen.findByRole('link', { name: '자세히 보기' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '예약하기' })).toBeNull();
});

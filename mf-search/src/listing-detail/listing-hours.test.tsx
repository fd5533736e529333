import { renderPage } from '@petcare/testing';
import { screen } from '@testing-library/react';
import { aHospital } from '../testing/a-listing.ts';
import { ListingHours } from './listing-hours.tsx';
import type { Listing } from '../listing-facts/listing.ts';

const hours = { open: '09:00', close: '18:00', breakStart: null, breakEnd: null };
const businessHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, isClosed: false, ...hours }));
const openingToday = { date: '2026-10-09', holiday: null, isCertain: true, isClosed: false, ...hours };
const show = (given: Partial<Listing>) => renderPage(<ListingHours listing={{ ...aHospital(), ...given } as Listing} />);

test('the table of hours names a public holiday and shows it as closed', () => {
  show({
    businessHours,
    openingToday: { ...openingToday, holiday: '한글날', isClosed: true, open: null, close: null },
    isOpenNow: false,
    openState: { kind: 'dayOff', at: null },
    hoursExceptions: {
      holidays: { rule: 'closed', open: null, close: null, breakStart: null, breakEnd: null },
      closures: [],
      feasts: [],
      closedOn: [],
      varies: false,
    },
    humu: '공휴일',
  });
  for (const text of ['한글날', '쉬는 날이에요', '휴무', '공휴일에는 쉬어요.']) expect(screen.getByText(text)).toBeInTheDocument();
  // The owner's words say the same once more.
  expect(screen.queryByText('휴무일: 공휴일')).not.toBeInTheDocument();
});

test('the table of hours says which hours are not certain', () => {
  show({ businessHours, openingToday: { ...openingToday, holiday: '한글날', isCertain: false }, isOpenNow: true });
  expect(screen.getByText(/공휴일\(한글날\)이라 평소와 다를 수 있어요/)).toBeInTheDocument();
});

test('the table of hours shows hours as written when they could not be read', () => {
  show({ businessHoursText: '평일 오전부터 늦게까지', humu: '사장님 마음' });
  expect(screen.getByText('평일 오전부터 늦게까지')).toBeInTheDocument();
  expect(screen.getByText('휴무일: 사장님 마음')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test.each([
  ['are asked for by telephone', '+8221234567', '진료 시간이 아직 등록되지 않았어요. 가기 전에 전화로 확인해 주세요.'],
  ['are only said to be unknown where nobody can be called', null, '진료 시간이 아직 등록되지 않았어요.'],
])('hours that nobody knows %s', (_what, contract, said) => {
  show({ contract });
  expect(screen.getByText(said)).toBeInTheDocument();
});

test('a 24시 of which no hours are known is said to be open around the clock', () => {
  show({
    is24: true,
    contract: null,
    openingToday: { ...openingToday, open: '00:00', close: '00:00' },
    isOpenNow: true,
    openState: { kind: 'open', at: null },
  });
  for (const text of ['24시간', '영업 중', '24시간 문을 여는 곳으로 알려져 있어요.']) expect(screen.getByText(text)).toBeInTheDocument();
});

import type { OpenState } from '@petcare/opening-hours';
import { renderPage } from '@petcare/testing';
import { act } from '@testing-library/react';
import { OpenBadge } from './open-badge.tsx';

afterEach(() => jest.restoreAllMocks());

test.each<[OpenState | null, string]>([
  [{ kind: 'open', at: '19:00' }, '영업 중 · 오후 7:00까지'],
  [{ kind: 'open', at: '02:00' }, '영업 중 · 오전 2:00까지'],
  [{ kind: 'open', at: null }, '영업 중'],
  [{ kind: 'closesSoon', at: '19:00' }, '곧 종료 · 오후 7:00까지'],
  [{ kind: 'beforeOpening', at: '09:30' }, '영업 전 · 오전 9:30 시작'],
  [{ kind: 'onBreak', at: '14:00' }, '휴게시간 · 오후 2:00 다시 시작'],
  [{ kind: 'closed', at: null }, '영업 종료'],
  [{ kind: 'dayOff', at: null }, '휴무'],
  [null, ''],
])('%j is said as %j', (openState, said) => {
  expect(renderPage(<OpenBadge openState={openState} />).container).toHaveTextContent(new RegExp(`^${said}$`));
});

test('the state of a listing is not said without a network, and said again with one', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { container } = renderPage(<OpenBadge openState={{ kind: 'open', at: '19:00' }} />);
  expect(container).toHaveTextContent(/^$/);
  isOnline.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(container).toHaveTextContent('영업 중 · 오후 7:00까지');
});

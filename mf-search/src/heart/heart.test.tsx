import { deviceFavourites } from '@petcare/device-lists';
import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type Responses } from '@petcare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Heart } from './heart.tsx';

let person = 100;
const toasts: string[] = [];
bus.on('toast.shown').subscribe(({ message }) => toasts.push(message));
beforeEach(() => {
  localStorage.clear();
  toasts.length = 0;
  person += 1;
});

/** Listings 1 to `count`, the first of them twice. */
function open(responses: Responses | null, count = 3) {
  const ids = ['1', ...Array.from({ length: count }, (_, index) => String(index + 1))];
  const hearts = ids.map((id, index) => <Heart key={index} id={id} name={`${id}호 병원`} />);
  return renderPage(<>{hearts}</>, responses ? { session: { userID: String(person) }, responses } : {});
}
const pressed = (name: string) => screen.getAllByRole('button', { name }).map((heart) => heart.getAttribute('aria-pressed'));
const heartOf = (number: number) => screen.getAllByRole('button', { name: `${number}호 병원 찜하기` })[0]!;
const waitForPressed = (number: number, expected: string) =>
  waitFor(() => expect(new Set(pressed(`${number}호 병원 찜하기`))).toEqual(new Set([expected])));

test('the hearts of a page are asked about in one call, and filled when it answers', async () => {
  const { sent } = open({ Hearts_Marked: { getMyFavouriteIds: ['2'] } });
  await waitForPressed(2, 'true');
  expect([pressed('1호 병원 찜하기'), pressed('3호 병원 찜하기')]).toEqual([['false', 'false'], ['false']]);
  expect(sent.map(({ name, variables }) => [name, variables])).toEqual([['Hearts_Marked', { ids: ['1', '2', '3'] }]]);
});

test('more hearts than one call may ask for are asked about in two', async () => {
  const { sent } = open({ Hearts_Marked: ({ ids }) => ({ getMyFavouriteIds: (ids as string[]).includes('150') ? ['150'] : [] }) }, 150);
  await waitForPressed(150, 'true');
  expect(sent.map(({ variables }) => (variables as { ids: string[] }).ids.length)).toEqual([100, 50]);
});

test('a press marks every heart of the listing at once and says where to find it; another takes the mark away', async () => {
  const { user, sent } = open({
    Hearts_Marked: { getMyFavouriteIds: [] },
    Hearts_Add: { addFavourite: true },
    Hearts_Remove: { removeFavourite: true },
  });
  await user.click(heartOf(1));
  await waitForPressed(1, 'true');
  await waitFor(() => expect(toasts).toEqual(['찜했어요.']));
  await user.click(heartOf(1));
  await waitForPressed(1, 'false');
  expect(sent.map(({ name }) => name).filter((name) => name !== 'Hearts_Marked')).toEqual(['Hearts_Add', 'Hearts_Remove']);
});

test('a press that the server refuses is taken back, with its words', async () => {
  const { user } = open({
    Hearts_Marked: { getMyFavouriteIds: [] },
    Hearts_Add: refusal('TOO_MANY_FAVOURITES', '500곳까지 찜할 수 있어요.'),
  });
  await user.click(heartOf(2));
  await waitFor(() => expect(toasts).toEqual(['500곳까지 찜할 수 있어요.']));
  await waitForPressed(2, 'false');
});

test('of presses that overtake each other the last one stands, and they go one after another', async () => {
  const answers: (() => void)[] = [];
  const slow = (data: object) => () => new Promise<object>((resolve) => answers.push(() => resolve(data)));
  const { user, sent } = open({
    Hearts_Marked: { getMyFavouriteIds: [] },
    Hearts_Add: slow({ addFavourite: true }),
    Hearts_Remove: slow({ removeFavourite: true }),
  });
  for (let press = 0; press < 3; press += 1) await user.click(heartOf(3));
  await waitForPressed(3, 'true');
  for (let answered = 0; answered < 3; answered += 1) {
    await waitFor(() => expect(answers).toHaveLength(answered + 1));
    answers[answered]!();
  }
  await waitFor(() => expect(toasts).toEqual(['찜했어요.']));
  expect(pressed('3호 병원 찜하기')).toEqual(['true']);
  expect(sent.slice(1).map(({ name }) => name)).toEqual(['Hearts_Add', 'Hearts_Remove', 'Hearts_Add']);
});

test('who has not logged in marks on the device, a hundred at most', async () => {
  const { user, sent } = open(null);
  await user.click(heartOf(2));
  await waitForPressed(2, 'true');
  expect(deviceFavourites.read()).toEqual([{ id: '2', markedAt: expect.stringMatching(/^20/) }]);
  for (let id = 1_000; id < 1_099; id += 1) deviceFavourites.put({ id: String(id), markedAt: '2026-11-01T00:00:00.000Z' });
  await user.click(heartOf(3));
  await waitFor(() => expect(toasts.at(-1)).toMatch(/^로그인하지 않으면 100곳까지/));
  await waitForPressed(3, 'false');
  await user.click(heartOf(2));
  await waitForPressed(2, 'false');
  expect([deviceFavourites.read().length, sent]).toEqual([99, []]);
});

test('a change elsewhere on the page and the take-over after a login are shown', async () => {
  let marked: string[] = [];
  open({ Hearts_Marked: () => ({ getMyFavouriteIds: marked }) });
  await waitForPressed(1, 'false');
  act(() => bus.emit('favourite.changed', { listingId: '1', isFavourite: true }));
  await waitForPressed(1, 'true');
  marked = ['3'];
  act(() => bus.emit('favourites.taken-over', {}));
  await waitForPressed(3, 'true');
  await waitForPressed(1, 'false');
});

test('another tab’s change of the device’s list is shown', async () => {
  open(null);
  await waitForPressed(1, 'false');
  deviceFavourites.put({ id: '1', markedAt: '2026-11-01T00:00:00.000Z' });
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'petcare.favourites' })));
  await waitForPressed(1, 'true');
});

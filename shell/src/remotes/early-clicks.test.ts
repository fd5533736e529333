import { waitFor } from '@testing-library/react';
import { keepClicks } from './early-clicks.ts';

function aPlace() {
  const place = document.createElement('div');
  place.innerHTML =
    '<button type="button"><span>리뷰 쓰기</span></button><div role="tab">리뷰</div><a href="#there">목록</a><form action="#found"><button>찾기</button></form><form id="login"><input name="password"><button>로그인</button></form>';
  document.body.replaceChildren(place);
  const sent: (string | null)[] = [];
  place.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push((event.target as HTMLFormElement).textContent);
  });
  const giveBack = keepClicks(place);
  const heard: string[] = [];
  const takeOver = (ready?: Promise<void>) => {
    place.addEventListener('click', ({ target }) => heard.push((target as Element).textContent ?? ''));
    giveBack(ready);
  };
  const click = (selector: string) => place.querySelector<HTMLElement>(selector)?.click();
  return { place, click, takeOver, heard, sent };
}

test('the guard of early clicks replays only the last click on a button after hydration', () => {
  const { click, takeOver, heard } = aPlace();
  click('button span');
  click('button span');
  takeOver();
  expect(heard).toEqual(['리뷰 쓰기']);
  click('button');
  expect(heard).toHaveLength(2);
});

test('the guard of early clicks replays a click on a tab', () => {
  const { click, takeOver, heard } = aPlace();
  click('[role="tab"]');
  takeOver();
  expect(heard).toEqual(['리뷰']);
});

test('the guard of early clicks submits a form that needs a script after hydration', () => {
  const { click, takeOver, sent } = aPlace();
  click('#login button');
  expect(sent).toEqual([]);
  takeOver();
  expect(sent).toEqual(['로그인']);
});

test.each([
  ['has loaded', () => Promise.resolve()],
  ['has failed to load', () => Promise.reject(new Error('lost'))],
])('the guard of early clicks replays a click in a page that is still loading after it %s', async (_how, end) => {
  const { click, takeOver, heard } = aPlace();
  click('button');
  let settle: () => void = () => undefined;
  takeOver(new Promise<void>((resolve) => (settle = resolve)).then(end));
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual([]);
  settle();
  await waitFor(() => expect(heard).toEqual(['리뷰 쓰기']));
});

test.each(['a', 'form button'])(
  'the guard of early clicks replays nothing after a click on an element that works without a script (%s)',
  (selector) => {
    const { click, takeOver, heard } = aPlace();
    click('button');
    click(selector);
    takeOver();
    expect(heard).toEqual([]);
  },
);

test('the guard of early clicks does not click a button that has been removed', () => {
  const { place, click, takeOver, heard } = aPlace();
  const button = place.querySelector('button')!;
  const clicked = jest.spyOn(button, 'click');
  click('button span');
  place.replaceChildren();
  takeOver();
  expect([heard, clicked.mock.calls]).toEqual([[], []]);
});

test.each([
  ['replays it while the tree still waits for hydration', 'release', 1],
  ['does not replay it after the tree was hydrated', undefined, 0],
])('the guard of early clicks handles a click in a nested tree: %s', (_which, rendered, times) => {
  const place = document.createElement('div');
  place.innerHTML = '<div data-owner="mf-search" data-rendered="release"><button type="button">리뷰 쓰기</button></div>';
  document.body.replaceChildren(place);
  const giveBack = keepClicks(place);
  const button = place.querySelector('button')!;
  button.click();
  if (!rendered) delete button.parentElement!.dataset['rendered'];
  const heard = jest.fn();
  button.addEventListener('click', heard);
  giveBack();
  expect(heard).toHaveBeenCalledTimes(times);
});

test('the guard of early clicks replays a click in a nested tree without waiting for the page of the shell', () => {
  const place = document.createElement('div');
  place.innerHTML = '<div data-owner="mf-reviews" data-rendered="release"><button type="button">리뷰 쓰기</button></div>';
  document.body.replaceChildren(place);
  const giveBack = keepClicks(place);
  const button = place.querySelector('button')!;
  button.click();
  const tree = button.parentElement!;
  const giveBackInside = keepClicks(tree);
  giveBack(Promise.resolve());
  delete tree.dataset['rendered'];
  const heard = jest.fn();
  button.addEventListener('click', heard);
  giveBackInside();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('the guard of early clicks submits a form in a hydrated nested tree normally and only once', () => {
  const place = document.createElement('div');
  place.innerHTML = '<div data-owner="mf-search"><form><button>보내기</button></form></div>';
  document.body.replaceChildren(place);
  const send = jest.fn((event: Event) => event.preventDefault());
  place.addEventListener('submit', send);
  const giveBack = keepClicks(place);
  place.querySelector('button')!.click();
  expect(send).toHaveBeenCalledTimes(1);
  giveBack();
  expect(send).toHaveBeenCalledTimes(1);
});

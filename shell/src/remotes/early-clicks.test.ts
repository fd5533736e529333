import { keepClicks } from './early-clicks.ts';

function aPlace() {
  const place = document.createElement('div');
  place.innerHTML = '<button type="button"><span>리뷰 쓰기</span></button><a href="#there">목록</a><form><button>찾기</button></form>';
  document.body.replaceChildren(place);
  place.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  const giveBack = keepClicks(place);
  const heard: string[] = [];
  const takeOver = () => {
    place.addEventListener('click', ({ target }) => heard.push((target as Element).textContent ?? ''));
    giveBack();
  };
  const click = (selector: string) => place.querySelector<HTMLElement>(selector)?.click();
  return { place, click, takeOver, heard };
}

test('the last click on a button reaches what takes the place over, once', () => {
  const { click, takeOver, heard } = aPlace();
  click('button span');
  click('button span');
  takeOver();
  expect(heard).toEqual(['리뷰 쓰기']);
  click('button');
  expect(heard).toHaveLength(2);
});

test.each(['a', 'form button'])('what works without a script (%s) has done what it is for', (selector) => {
  const { click, takeOver, heard } = aPlace();
  click('button');
  click(selector);
  takeOver();
  expect(heard).toEqual([]);
});

test('a button that is gone is clicked no more', () => {
  const { place, click, takeOver, heard } = aPlace();
  const button = place.querySelector('button')!;
  const clicked = jest.spyOn(button, 'click');
  click('button span');
  place.replaceChildren();
  takeOver();
  expect([heard, clicked.mock.calls]).toEqual([[], []]);
});

test.each([
  ['still waits for its script: its own keeper is told', 'release', 1],
  ['has been taken over: it was told then', undefined, 0],
])('a button in a tree inside that %s', (_which, rendered, times) => {
  const place = document.createElement('div');
  place.innerHTML = '<div data-owner="mf-search"><button type="button">리뷰 쓰기</button></div>';
  document.body.replaceChildren(place);
  const giveBack = keepClicks(place);
  const button = place.querySelector('button')!;
  button.click();
  if (rendered) button.parentElement!.dataset['rendered'] = rendered;
  const heard = jest.fn();
  button.addEventListener('click', heard);
  giveBack();
  expect(heard).toHaveBeenCalledTimes(times);
});

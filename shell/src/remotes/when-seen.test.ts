import { whenNear, whenSeen } from './when-seen.ts';

let seen: () => void;
const watched = new Set<Element>();

class FakeObserver {
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    seen = () => {
      if (watched.size > 0) told([{ isIntersecting: true }]);
    };
    told([{ isIntersecting: false }]);
  }
  observe = (place: Element) => watched.add(place);
  disconnect = () => watched.clear();
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  Reflect.deleteProperty(document, 'readyState');
  Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
});

function aPlace() {
  const act = jest.fn();
  const stop = whenSeen(document.createElement('div'), act);
  const pageIsIdle = () => {
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(2_000);
  };
  return { act, stop, pageIsIdle };
}

test('the act is done once when the place comes into view', () => {
  const { act, pageIsIdle } = aPlace();
  expect(act).not.toHaveBeenCalled();
  seen();
  expect(act).toHaveBeenCalledTimes(1);
  pageIsIdle();
  seen();
  expect(act).toHaveBeenCalledTimes(1);
});

test('the act is done once the page is idle when the place was not seen', () => {
  const { act, pageIsIdle } = aPlace();
  pageIsIdle();
  expect(act).toHaveBeenCalledTimes(1);
  seen();
  expect(act).toHaveBeenCalledTimes(1);
});

test('the act waits until the main content is hydrated', () => {
  document.body.innerHTML = '<div data-place><div><div data-rendered="1"></div></div></div>';
  const { act, pageIsIdle } = aPlace();
  pageIsIdle();
  expect(act).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  pageIsIdle();
  expect(act).toHaveBeenCalledTimes(1);
});

test('the act waits for the place to be seen when the browser saves data', () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const { act, pageIsIdle } = aPlace();
  pageIsIdle();
  expect(act).not.toHaveBeenCalled();
  seen();
  expect(act).toHaveBeenCalledTimes(1);
});

test('nothing is done after the act was stopped', () => {
  const { act, stop, pageIsIdle } = aPlace();
  stop();
  seen();
  pageIsIdle();
  expect(act).not.toHaveBeenCalled();
});

test('an act that waits for its place to come near is done once, and not because the page is idle', () => {
  const act = jest.fn();
  whenNear(document.createElement('div'), act, 800);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(2_000);
  expect(act).not.toHaveBeenCalled();
  seen();
  seen();
  expect(act).toHaveBeenCalledTimes(1);
});

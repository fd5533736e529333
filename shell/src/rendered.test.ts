import { whenLeft } from './rendered.ts';

const marked = () => document.querySelectorAll('[data-rendered]').length;

function goTo(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

test('the shell gives up hydrating rendered content after a navigation, also to another query', () => {
  history.replaceState(null, '', '/came?page=1');
  document.body.innerHTML = '<div id="app"><div data-owner="mf-search" data-rendered="release"><p>came</p></div></div>';
  const acted = jest.fn();
  whenLeft(acted);

  goTo('/came?page=1#below');
  expect([acted.mock.calls.length, marked()]).toEqual([0, 1]);
  goTo('/came?page=2');
  expect([acted.mock.calls.length, marked()]).toEqual([1, 0]);
  expect(document.body).toHaveTextContent('came');
  goTo('/came?page=3');
  expect(acted).toHaveBeenCalledTimes(1);
});

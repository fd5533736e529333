import { waitFor } from '@testing-library/react';
import { use } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { roots } from './roots.tsx';

const Address = () => <p>{useLocation().pathname}</p>;
const reported: unknown[] = [];

/** A place as the server has written it at `/came`. */
function aPlace() {
  history.replaceState(null, '', '/came');
  const place = document.createElement('div');
  place.innerHTML = '<p>/came</p>';
  place.dataset['rendered'] = 'release';
  return { place, root: roots.createRoot(place), came: place.firstElementChild };
}

function goTo(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

beforeEach(() => {
  reported.length = 0;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, reportError: (error: unknown) => reported.push(error) });
});

test('a root hydrates server-rendered content and keeps its nodes', async () => {
  const { place, root, came } = aPlace();
  root.render(
    <BrowserRouter>
      <Address />
    </BrowserRouter>,
  );
  await waitFor(() => expect(Object.keys(came ?? {})).not.toEqual([]));
  goTo('/next');
  await waitFor(() => expect(place).toHaveTextContent('/next'));
  expect(place.firstElementChild).toBe(came);
  expect(reported).toEqual([]);
  root.unmount();
});

test('a root shows the new address and reports no error when the person navigates before hydration', async () => {
  const { place, root } = aPlace();
  root.render(
    <BrowserRouter>
      <Address />
    </BrowserRouter>,
  );
  goTo('/next');
  expect(place).toHaveTextContent('/came');
  await waitFor(() => expect(place).toHaveTextContent('/next'));
  expect(reported).toEqual([]);
  root.unmount();
});

test('a root shows the new address and reports no error when the person navigates during hydration', async () => {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const Held = () => {
    begin();
    use(held);
    return null;
  };
  const { place, root } = aPlace();
  root.render(
    <BrowserRouter>
      <Address />
      <Held />
    </BrowserRouter>,
  );
  await begun;
  goTo('/next');
  goOn();
  await waitFor(() => expect(place).toHaveTextContent('/next'));
  expect(reported).toEqual([]);
  root.unmount();
});

test('a root reports a hydration mismatch when nobody has navigated', async () => {
  const { place, root } = aPlace();
  place.innerHTML = '<p>/other</p>';
  root.render(
    <BrowserRouter>
      <Address />
    </BrowserRouter>,
  );
  await waitFor(() => expect(place).toHaveTextContent('/came'));
  expect(reported).toHaveLength(1);
  root.unmount();
});

import { createApiClient } from '@petcare/api';
import { waitFor } from '@testing-library/react';
import { useId } from 'react';
import { mountRootParcel } from 'single-spa';
import { defineRemote } from './define-remote.tsx';
import type { RemoteHost } from './contract/remote-contract.ts';

const host: RemoteHost = { mountPart: () => ({ update: () => undefined, retry: () => undefined, remove: () => undefined }) };
const Greeting = ({ name = '누구' }: { name?: string }) => <p>안녕하세요, {name}</p>;
const Broken = () => {
  throw new Error('thrown on render');
};

const remote = defineRemote({
  name: 'mf-search',
  pages: { greeting: async () => Greeting, broken: async () => Broken },
  parts: { greeting: async () => Greeting, broken: async () => Broken },
  emits: [],
  hears: [],
});

/** The shell's props for a tree, and the crashes of the tree that it has heard of. */
function aPlace() {
  const domElement = document.createElement('div');
  const crashes: unknown[] = [];
  return { host, client: createApiClient({ exchanges: [] }), domElement, onCrash: (error: unknown) => crashes.push(error), crashes };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a remote mounts the page that the route table gives for the address and unmounts it completely', async () => {
  history.replaceState(null, '', '/hello');
  const place = aPlace();
  const parcel = mountRootParcel(remote.lifecycles, { ...place, routes: [{ path: '/hello', page: 'greeting' }] });
  await parcel.mountPromise;
  expect(place.domElement).toHaveTextContent('안녕하세요, 누구');

  await parcel.unmount();
  expect(place.domElement).toBeEmptyDOMElement();
});

test('a remote keeps the shown page when the address changes to that of another remote', async () => {
  history.replaceState(null, '', '/hello');
  const place = aPlace();
  const parcel = mountRootParcel(remote.lifecycles, { ...place, routes: [{ path: '/hello', page: 'greeting' }] });
  await parcel.mountPromise;
  history.pushState(null, '', '/elsewhere');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(place.domElement).toHaveTextContent('안녕하세요, 누구');
  await parcel.unmount();
});

test('a remote shows nothing and logs no warning when the address belongs to another remote before the mount', async () => {
  const warned = jest.spyOn(console, 'warn');
  history.replaceState(null, '', '/elsewhere');
  const place = aPlace();
  const parcel = mountRootParcel(remote.lifecycles, { ...place, routes: [{ path: '/hello', page: 'greeting' }] });
  await parcel.mountPromise;
  expect(place.domElement).toBeEmptyDOMElement();
  expect(warned).not.toHaveBeenCalled();
  await parcel.unmount();
});

test('a remote passes the props of its slot, and later changes, to a part', async () => {
  const lifecycles = remote.partLifecycles('greeting');
  if (!lifecycles) throw new Error('The remote offers this part');
  const place = aPlace();
  const parcel = mountRootParcel(lifecycles, { ...place, slotProps: { name: '보리' } });
  await parcel.mountPromise;
  expect(place.domElement).toHaveTextContent('안녕하세요, 보리');
  await parcel.update?.({ ...place, slotProps: { name: '초코' } });
  expect(place.domElement).toHaveTextContent('안녕하세요, 초코');
  await parcel.unmount();
});

test('a remote returns null for a part that is not offered', () => {
  expect(remote.partLifecycles('nothing')).toBeNull();
});

test('a remote reports an error thrown on render to the shell and can still be unmounted', async () => {
  history.replaceState(null, '', '/broken');
  const place = aPlace();
  const parcel = mountRootParcel(remote.lifecycles, { ...place, routes: [{ path: '/broken', page: 'broken' }] });
  await parcel.mountPromise;
  expect(place.crashes).toEqual([new Error('thrown on render')]);
  await parcel.unmount();
});

test('a remote rejects the mount when the page cannot be loaded', async () => {
  const failing = defineRemote({ ...remote, pages: { greeting: () => Promise.reject(new Error('chunk')) } });
  history.replaceState(null, '', '/hello');
  const parcel = mountRootParcel(failing.lifecycles, { ...aPlace(), routes: [{ path: '/hello', page: 'greeting' }] });
  await expect(parcel.mountPromise).rejects.toThrow('chunk');
});

test('a remote reports a page to the shell when its file does not load within ten seconds of a navigation', async () => {
  let begin: () => void;
  const begins = new Promise<void>((resolve) => (begin = resolve));
  const fetchNothing = () => {
    begin();
    return new Promise<never>(() => undefined);
  };
  const late = defineRemote({ ...remote, pages: { greeting: async () => Greeting, late: fetchNothing } });
  history.replaceState(null, '', '/hello');
  const place = aPlace();
  const parcel = mountRootParcel(late.lifecycles, {
    ...place,
    routes: [
      { path: '/hello', page: 'greeting' },
      { path: '/late', page: 'late' },
    ],
  });
  await parcel.mountPromise;
  jest.useFakeTimers();
  history.pushState(null, '', '/late');
  dispatchEvent(new PopStateEvent('popstate'));
  await begins;
  await jest.advanceTimersByTimeAsync(9_999);
  expect(place.crashes).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  jest.useRealTimers();
  await waitFor(() => expect(place.crashes).toEqual([expect.objectContaining({ name: 'DeadlineError' })]));
  await parcel.unmount();
});

test('a remote hydrates a server-rendered tree, keeps its nodes and ids and logs no error', async () => {
  const Labelled = () => {
    const id = useId();
    return (
      <label htmlFor={id}>
        이름 <input id={id} />
      </label>
    );
  };
  const said = jest.spyOn(console, 'error');
  const definition = { name: 'mf-search' as const, pages: {}, parts: { labelled: async () => Labelled }, emits: [], hears: [] };
  const place = aPlace();
  place.domElement.innerHTML = '<label for="_s-R_0_">이름 <input id="_s-R_0_"/></label>';
  Object.assign(place.domElement.dataset, { rendered: 'release', ids: 's-' });
  const [input, before] = [place.domElement.querySelector('input'), place.domElement.innerHTML];

  const lifecycles = defineRemote(definition).partLifecycles('labelled');
  if (!lifecycles) throw new Error('The remote offers this part');
  const parcel = mountRootParcel(lifecycles, { ...place, slotProps: {} });
  await parcel.mountPromise;
  expect(input?.id).toMatch(/s-/);
  expect(place.domElement.querySelector('input')).toBe(input);
  expect(place.domElement.innerHTML).toBe(before);
  expect(said).not.toHaveBeenCalled();
  await parcel.unmount();
});

import { HostContext } from '@petcare/remote';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { kakaoStandIn } from '../../kakao-stand-in.ts';
import type { PlacesMapProps } from '../view/map-props.ts';
import { PlacesMap } from '../places-map.tsx';
import type { MapCluster, MapPin, MapView } from '../places/places.ts';

const center = { latitude: 37.5, longitude: 127 };
const pin: MapPin = { id: '7', kind: 'hospital', name: '구로동물병원', latitude: 37.501, longitude: 127.001, tags: ['주차', '24시'] };
const other: MapPin = { ...pin, id: '8', kind: 'pharmacy', name: '구로약국', latitude: 37.499, tags: [] };
const area: MapCluster = {
  id: '11530',
  name: '구로구',
  latitude: 37.49,
  longitude: 126.88,
  counts: [
    { kind: 'hospital', count: 31 },
    { kind: 'pharmacy', count: 12 },
  ],
};
const host = {
  mountPart: () => ({ update: () => undefined, retry: () => undefined, remove: () => undefined }),
  map: { kakaoKey: 'abc123' },
};

/** The script comes as soon as it is asked for. */
function givenSdk() {
  const asked: string[] = [];
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      asked.push(node.src);
      Object.assign(window, { kakao: { maps: kakaoStandIn() } });
      queueMicrotask(() => node.dispatchEvent(new Event('load')));
    }
  });
  return asked;
}

beforeEach(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  delete window.kakao;
});

function Site(props: Partial<PlacesMapProps>) {
  const [selectedId, setSelected] = useState<string | null>(null);
  return (
    <HostContext value={host}>
      <PlacesMap label="지도" center={center} zoom={15} selectedId={selectedId} onSelect={setSelected} {...props} />
    </HostContext>
  );
}
const pictures = () =>
  screen
    .queryAllByRole<HTMLImageElement>('img')
    .filter(({ tagName }) => tagName === 'IMG')
    .map(({ title }) => title);

test('the Kakao map falls back to our own map and reports an error when Kakao Maps does not load', async () => {
  const told = jest.fn();
  Object.assign(globalThis, { reportError: told });
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    for (const node of nodes) if (node instanceof HTMLScriptElement) queueMicrotask(() => node.dispatchEvent(new Event('error')));
  });
  render(<Site />);
  // Which can't be drawn here.
  expect(await screen.findByText('지도를 표시할 수 없어요.')).toBeInTheDocument();
  expect(told).toHaveBeenCalledWith(new Error('Kakao Maps did not come'));
  expect(document.querySelector('script')).toBeNull();
});

test('the Kakao map draws pins, bubbles and the own location on a Kakao map and handles clicks, buttons and keys', async () => {
  const asked = givenSdk();
  const views: MapView[] = [];
  const located = jest.fn();
  const user = userEvent.setup();
  const { unmount, rerender, container } = render(
    <Site pins={[pin, other]} onMove={(view) => views.push(view)} myLocation={center} onLocate={located} />,
  );
  await screen.findByTitle('구로동물병원');
  expect(asked).toEqual(['https://dapi.kakao.com/v2/maps/sdk.js?appkey=abc123&autoload=false']);
  expect(pictures()).toEqual(['구로동물병원', '구로약국']);
  const drawing = decodeURIComponent(screen.getByTitle<HTMLImageElement>('구로동물병원').src);
  expect([...drawing.matchAll(/>([^<>]+)<\/text>/g)].map(([, tag]) => tag)).toEqual(['24시', '주차']);
  expect(screen.getByRole('img', { name: '내 위치' })).toBeInTheDocument();
  // A wish between two levels is the nearer one; what is then told is what is shown.
  await waitFor(() => expect(views).toHaveLength(1));
  expect(views[0]?.zoom).toBeCloseTo(15.92, 1);
  expect(views[0]?.bounds.north).toBeGreaterThan(37.5);

  await user.click(screen.getByTitle('구로동물병원'));
  expect(pictures()).toEqual(['구로약국']);
  expect(screen.getByText('구로동물병원')).toBeInTheDocument();
  await user.click(container.querySelector('[data-kakao]') as HTMLElement);
  expect(pictures().sort()).toEqual(['구로동물병원', '구로약국']);
  expect(screen.queryByText('구로동물병원')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: '축소' }));
  await waitFor(() => expect(views.at(-1)?.zoom).toBeCloseTo(14.92, 1));
  const map = screen.getByRole('application', { name: '지도. 방향키로 움직이고 더하기와 빼기 키로 확대·축소해요.' });
  act(() => map.focus());
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(views.at(-1)?.center.longitude).toBeGreaterThan(127));
  await user.keyboard('+');
  await waitFor(() => expect(views.at(-1)?.zoom).toBeCloseTo(15.92, 1));
  await user.click(screen.getByRole('button', { name: '내 위치로 이동' }));
  expect(located).toHaveBeenCalledTimes(1);

  rerender(<Site zoom={11} clusters={[area]} onMove={(view) => views.push(view)} />);
  await waitFor(() => expect(pictures()).toEqual([]));
  await waitFor(() => expect(views.at(-1)?.zoom).toBeCloseTo(11.92, 1));
  const bubble = screen.getByRole('button', { name: '구로구, 병원 31곳, 약국 12곳, 확대해서 보기' });
  fireEvent.click(bubble);
  await waitFor(() => expect(views.at(-1)).toMatchObject({ center: { latitude: 37.49, longitude: 126.88 } }));
  expect(views.at(-1)?.zoom).toBeGreaterThan(13);

  unmount();
  expect(document.querySelector('[data-kakao]')).toBeNull();
});

test('a pin on the Kakao map tells its distance first, in its label and by name, as soon as that is known, and the chosen one by name', async () => {
  givenSdk();
  const { rerender } = render(<Site pins={[pin]} />);
  await screen.findByTitle('구로동물병원');
  rerender(<Site pins={[{ ...pin, metres: 1_010 }]} />);
  const picture = await screen.findByTitle<HTMLImageElement>('구로동물병원, 1.0km');
  expect(pictures()).toEqual(['구로동물병원, 1.0km']);
  const words = [...decodeURIComponent(picture.src).matchAll(/>([^<>]+)<\/text>/g)].map(([, word]) => word);
  expect(words).toEqual(['1.0km', '24시', '주차']);
  rerender(<Site pins={[{ ...pin, metres: 1_010 }]} selectedId="7" />);
  expect(await screen.findByRole('img', { name: '구로동물병원, 1.0km' })).toHaveTextContent('구로동물병원');
  rerender(<Site pins={[]} />);
  expect(pictures()).toEqual([]);
});

test('the Kakao map moves to a position requested before the map has loaded and reports only that view', async () => {
  givenSdk();
  const views: MapView[] = [];
  const onMove = (view: MapView) => views.push(view);
  const { rerender } = render(<Site onMove={onMove} />);
  rerender(<Site onMove={onMove} center={{ latitude: 35.16, longitude: 129.16 }} />);
  await waitFor(() => expect(views).toHaveLength(1));
  expect(views[0]?.center.latitude).toBeCloseTo(35.16, 3);
});

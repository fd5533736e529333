import { findDevicePosition, messageOfPositionError } from './device-position.ts';

const seoul = { latitude: 37.5, longitude: 127 };

/** Sets the browser's geolocation to this answer; undefined for a browser without one. */
function givenDevice(getCurrentPosition: Geolocation['getCurrentPosition'] | undefined) {
  if (getCurrentPosition) Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  else Reflect.deleteProperty(navigator, 'geolocation');
}
const answering =
  (asked: PositionOptions[]): Geolocation['getCurrentPosition'] =>
  (found, _failed, options) => {
    asked.push(options ?? {});
    found({ coords: seoul } as GeolocationPosition);
  };

beforeEach(() => localStorage.clear());
afterEach(() => {
  givenDevice(undefined);
  jest.useRealTimers();
});

test.each([
  [1, '위치 권한을 허용하신 뒤 다시 시도해 주세요.'],
  [2, 'network down'],
  [3, '위치 정보를 가져오는 데 시간이 너무 오래 걸렸습니다.'],
])('the position of the device gives a sentence for the error code %i', (code, message) => {
  expect(messageOfPositionError({ code, message: 'network down' })).toBe(message);
});

test('the position of the device gives a sentence for a browser without geolocation', async () => {
  await expect(findDevicePosition()).resolves.toEqual({ found: false, message: '이 브라우져는 GPS를 지원하지 않습니다.' });
});

test('the position of the device gives a sentence when the person refuses the position', async () => {
  givenDevice((_found, failed) => failed?.({ code: 1, message: '' } as GeolocationPositionError));
  await expect(findDevicePosition()).resolves.toEqual({ found: false, message: '위치 권한을 허용하신 뒤 다시 시도해 주세요.' });
});

test('the position of the device asks for a coarse position, waits 3 seconds and reuses it for a minute', async () => {
  jest.useFakeTimers();
  const asked: PositionOptions[] = [];
  givenDevice(answering(asked));
  await expect(findDevicePosition()).resolves.toEqual({ found: true, position: seoul });
  jest.advanceTimersByTime(59_000);
  await expect(findDevicePosition()).resolves.toEqual({ found: true, position: seoul });
  expect(asked).toEqual([{ enableHighAccuracy: false, timeout: 3_000, maximumAge: 60_000 }]);
  jest.advanceTimersByTime(1_000);
  await findDevicePosition();
  expect(asked).toHaveLength(2);
});

test('the position of the device ignores a stored value that is not a position', async () => {
  localStorage.setItem('petcare.device-position', '{"latitude":"north"}');
  givenDevice(answering([]));
  await expect(findDevicePosition()).resolves.toEqual({ found: true, position: seoul });
});

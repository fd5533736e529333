import { defaultLocation, knownOrigin, locationAfter, type DeviceLocation, type LocationEvent } from './device-location.ts';

const position = { latitude: 35.16, longitude: 129.06 };
const asking: DeviceLocation = { ...defaultLocation, useCurrent: true };
const here: DeviceLocation = { ...position, address: '내 위치', isCurrentLocation: true, useCurrent: false, isDefault: false };

test('the default place is 37.48, 127.03 and has the name of the district that lies there', () => {
  expect(defaultLocation).toMatchObject({
    address: '서울특별시 서초구',
    latitude: 37.48,
    longitude: 127.03,
    isCurrentLocation: false,
    useCurrent: false,
  });
});

test.each<[string, DeviceLocation, LocationEvent, DeviceLocation]>([
  ['asking leaves the place as it is', defaultLocation, { kind: 'asked' }, asking],
  ['asking again from where the device is', here, { kind: 'asked' }, { ...here, useCurrent: true }],
  ['the device answers', asking, { kind: 'located', position }, here],
  ['the device answers without having been asked', defaultLocation, { kind: 'located', position }, here],
  ['the area of the device is told', here, { kind: 'named', address: '부산광역시 해운대구' }, { ...here, address: '부산광역시 해운대구' }],
  [
    'the area of the device is told after another place was chosen',
    defaultLocation,
    { kind: 'named', address: '부산광역시 해운대구' },
    defaultLocation,
  ],
  ['the device does not answer', asking, { kind: 'failed' }, defaultLocation],
  ['a failure keeps the place that was known', { ...here, useCurrent: true }, { kind: 'failed' }, here],
  [
    'a region was chosen before',
    asking,
    { kind: 'region-kept', address: '부산광역시', position },
    { ...position, address: '부산광역시', isCurrentLocation: false, useCurrent: true, isDefault: true },
  ],
  [
    'an address was searched',
    { ...here, useCurrent: true },
    { kind: 'address-searched', address: '부산광역시', position },
    { ...position, address: '부산광역시', isCurrentLocation: false, useCurrent: false, isDefault: false },
  ],
])('%s', (_name, before, event, after) => {
  expect(locationAfter(before, event)).toEqual(after);
});

test.each<[string, DeviceLocation, DeviceLocation | null]>([
  ['the default place', asking, null],
  ['where the device is', here, here],
  ['a place that is called as the default one', { ...defaultLocation, isDefault: false }, { ...defaultLocation, isDefault: false }],
])('distances are told from somewhere: %s', (_name, location, expected) => {
  expect(knownOrigin(location)).toEqual(expected);
});

import { stationNear } from './stations.ts';

test.each([
  ['beside a station', { latitude: 37.4972, longitude: 127.032 }, { name: '강남역', metres: 353 }],
  ['between two stations, the nearer', { latitude: 37.5, longitude: 127.035 }, { name: '역삼역', metres: expect.any(Number) }],
  ['at a station whose name has its 역', { latitude: 37.5552, longitude: 126.97 }, { name: '서울역', metres: expect.any(Number) }],
  ['in the country', { latitude: 36.7, longitude: 129.2 }, null],
])('the nearest station of a place %s is told', (_where, place, station) => {
  expect(stationNear(place)).toEqual(station);
});

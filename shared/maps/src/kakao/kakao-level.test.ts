import { levelOfZoom, zoomInto } from '../places/geometry.ts';
import { levelOfWish, zoomOfLevel } from './kakao-level.ts';

test.each([
  [5.5, 13],
  [7, 11],
  [9.6, 9],
  [13.4, 5],
  [13.5, 5],
  [15, 3],
  [18, 1],
])('the zoom %d becomes level %d in Seoul', (zoom, level) => {
  expect(levelOfWish(zoom, 37.5)).toBe(level);
});

test.each([33.4, 35.2, 37.5, 38.5])('every level at %d° is restored from its zoom rounded to one decimal', (latitude) => {
  for (let level = 1; level <= 13; level += 1) {
    expect(levelOfWish(Number(zoomOfLevel(level, latitude).toFixed(1)), latitude)).toBe(level);
  }
});

test.each([33.4, 37.5])('the next kind of places at %d° is reached when a bubble is opened', (latitude) => {
  expect(levelOfZoom(zoomOfLevel(levelOfWish(zoomInto(7), latitude), latitude))).toBe('sigungu');
  expect(levelOfZoom(zoomOfLevel(levelOfWish(zoomInto(10), latitude), latitude))).toBe('pins');
});

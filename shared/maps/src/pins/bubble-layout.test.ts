import { bubbleLayout } from './bubble-layout.ts';
import type { MapCluster } from '../places/places.ts';

const aCluster = (id: string, latitude: number, longitude: number, hospitals = 50): MapCluster => ({
  id,
  name: id,
  latitude,
  longitude,
  counts: [
    { kind: 'hospital', count: hospitals },
    { kind: 'pharmacy', count: 10 },
  ],
});

test('the layout shows a bubble in full at its own place when there is room', () => {
  expect(bubbleLayout([aCluster('강원', 37.8, 128.2)], 7).get('강원')).toMatchObject({ look: 'full', offset: [0, 0] });
});

test('the layout keeps the names of a city and the province around it by moving both aside', () => {
  const layout = bubbleLayout([aCluster('경기', 37.45, 127.05, 1500), aCluster('서울', 37.56, 126.98, 900)], 6);
  expect([...layout.values()].map(({ look }) => look)).toEqual(['named', 'named']);
  expect(layout.get('서울')?.offset[1]).toBeLessThan(0);
  expect(layout.get('경기')?.offset[1]).toBeGreaterThan(0);
});

test('the layout ranks clusters only by the kind that the map is about', () => {
  const other = {
    ...aCluster('약국만', 37, 127, 0),
    counts: [
      { kind: 'hospital' as const, count: 0 },
      { kind: 'pharmacy' as const, count: 900 },
    ],
  };
  const layout = bubbleLayout([other, ...Array.from({ length: 30 }, (_, index) => aCluster(`${index}`, 37, 127, 3))], 6);
  expect(layout.get('약국만')?.look).toBe('dot');
});

test('the layout moves two clusters at the same point apart', () => {
  const layout = bubbleLayout([aCluster('가', 37, 127), aCluster('나', 37, 127)], 8);
  expect(layout.get('가')?.offset).not.toEqual(layout.get('나')?.offset);
});

test('the layout keeps bubbles near their places and draws those without room as dots, but never the largest', () => {
  const crowd = Array.from({ length: 60 }, (_, index) =>
    aCluster(`${index}`, 37.4 + Math.floor(index / 8) * 0.03, 126.8 + (index % 8) * 0.04, index),
  );
  const layout = bubbleLayout(crowd, 7);
  expect(layout.size).toBe(60);
  for (const { offset } of layout.values()) expect(Math.hypot(...offset)).toBeLessThan(36);
  expect([...layout.values()].some(({ look }) => look === 'dot')).toBe(true);
  expect(layout.get('59')?.look).not.toBe('dot');
});

test('the layout gives the same layout for the same clusters in another order', () => {
  const clusters = [aCluster('가', 37, 127, 5), aCluster('나', 37.05, 127.05, 5), aCluster('다', 37.1, 127, 9)];
  const forth = bubbleLayout(clusters, 8);
  const back = bubbleLayout([...clusters].reverse(), 8);
  for (const { id } of clusters) expect(back.get(id)).toEqual(forth.get(id));
});

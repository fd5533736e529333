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
  expect(['dot', 'speck']).toContain(layout.get('약국만')?.look);
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
  const looks = [...layout.values()].map(({ look }) => look);
  expect(looks.some((look) => look === 'dot' || look === 'speck')).toBe(true);
  expect(['dot', 'speck']).not.toContain(layout.get('59')?.look);
});

test('the layout gives the same layout for the same clusters in another order', () => {
  const clusters = [aCluster('가', 37, 127, 5), aCluster('나', 37.05, 127.05, 5), aCluster('다', 37.1, 127, 9)];
  const forth = bubbleLayout(clusters, 8);
  const back = bubbleLayout([...clusters].reverse(), 8);
  for (const { id } of clusters) expect(back.get(id)).toEqual(forth.get(id));
});

test.each([6, 6.5, 7, 7.4, 8, 8.6, 9, 10])(
  'the layout makes no button at zoom %p of a dot that a finger can’t tell from its neighbours',
  (zoom) => {
    const crowd = Array.from({ length: 120 }, (_, index) =>
      aCluster(
        `${index}`,
        37.3 + (index % 11) * 0.037 + (index % 7) * 0.009,
        126.7 + (index % 13) * 0.041 + (index % 5) * 0.011,
        (index * 37) % 90,
      ),
    );
    const layout = bubbleLayout(crowd, zoom);
    const targets = crowd.flatMap((cluster) => {
      const { look, diameter, offset } = layout.get(cluster.id)!;
      const [x, y] = onScreen(cluster, zoom);
      return look === 'speck' ? [] : [{ look, radius: diameter / 2, x: x + offset[0], y: y + offset[1] }];
    });
    for (const dot of targets.filter(({ look }) => look === 'dot')) {
      for (const other of targets.filter((target) => target !== dot)) {
        const [across, down] = [Math.abs(dot.x - other.x), Math.abs(dot.y - other.y)];
        const free =
          other.look === 'dot' ? Math.hypot(across, down) - 12 : Math.hypot(beyond(across, other.radius), beyond(down, other.radius));
        expect(free).toBeGreaterThanOrEqual(12);
      }
    }
    expect(targets.length).toBeGreaterThan(0);
  },
);

const beyond = (distance: number, radius: number) => Math.max(0, distance - radius);

function onScreen({ latitude, longitude }: MapCluster, zoom: number): [x: number, y: number] {
  const scale = (512 * 2 ** zoom) / 360;
  const mercator = (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
  return [longitude * scale, -mercator * scale];
}

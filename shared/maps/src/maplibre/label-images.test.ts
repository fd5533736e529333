import { forgetLabels } from './label-images.ts';

const images = (count: number) => new Set(['pin:hospital', ...Array.from({ length: count }, (_, index) => `label:${index}m`)]);
const mapWith = (names: Set<string>) => ({ listImages: () => [...names], removeImage: (name: string) => void names.delete(name) });

test('a map with many labels keeps those that pins show, and what is no label', () => {
  const names = images(201);
  forgetLabels(mapWith(names), new Set(['label:7m', 'label:200m']));
  expect([...names]).toEqual(['pin:hospital', 'label:7m', 'label:200m']);
});

test('a map with few labels keeps them all', () => {
  const names = images(200);
  forgetLabels(mapWith(names), new Set());
  expect(names).toEqual(images(200));
});

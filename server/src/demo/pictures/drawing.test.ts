import sharp from 'sharp';
import { draw, scenes, type Scene } from './drawing.ts';
import { breeds, type BreedName } from './kit/breeds.ts';

const names = Object.keys(scenes) as Scene[];
const stars = Object.keys(breeds) as BreedName[];

test.each(names)('the scene %s is drawn as a picture without letters and without anything from elsewhere', async (scene) => {
  const svg = draw([scene, 'poodle']);
  expect(svg).not.toMatch(/<text|<image|<use|<style|<script|href|@import|NaN|undefined/);
  expect(svg.match(/url\([^)]*\)/g)?.filter((reference) => !/^url\(#(lit|fall|rise|beam|glow|air)\)$/.test(reference))).toEqual([]);
  expect(svg.length).toBeLessThan(120_000);
  const { width, height, entropy } = { ...(await sharp(Buffer.from(svg)).metadata()), ...(await sharp(Buffer.from(svg)).stats()) };
  expect(width / height).toBeCloseTo(scene === 'face' ? 1 : 4 / 3);
  expect(entropy).toBeGreaterThan(1);
});

test.each(names)('the scene %s is the same for the same seed', (scene) => {
  expect(draw([scene, 'shiba', 3])).toBe(draw([scene, 'shiba', 3]));
});

test.each(names)('the scene %s looks different for another seed', (scene) => {
  expect(new Set(Array.from({ length: 12 }, (_none, number) => draw([scene, 'shiba', number]))).size).toBeGreaterThan(3);
});

test('each breed has a face of its own', () => {
  expect(new Set(stars.map((star) => draw(['face', star]).replace(/[\s\S]*<\/defs>/, ''))).size).toBe(stars.length);
});

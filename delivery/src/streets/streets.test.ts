import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { PMTiles } from 'pmtiles';
import { readSiteSettings } from '../settings/read-settings.ts';
import { smallTiles } from '../testing/small-tiles.ts';
import { streetsRoutes } from './streets.routes.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-streets-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = async (name: string, content: Buffer | string, at: string) => {
  await writeFile(join(folder, name), content);
  await utimes(join(folder, name), new Date(at), new Date(at));
};
const mapOf = (more: Record<string, string> = {}) => readSiteSettings({ API_URL: 'http://api.test', MAP_DIR: folder, ...more }).map;

test('a folder without a file of streets leaves the maps to the house', async () => {
  expect(mapOf()).toBeUndefined();
  await put('korea.pmtiles', 'a download that broke off before it began', '2026-11-20T00:00:00Z');
  await put('notes.txt', smallTiles(), '2026-11-20T00:00:00Z');
  expect(mapOf()).toBeUndefined();
  expect(mapOf({ MAP_DIR: join(folder, 'nowhere') })).toBeUndefined();
});

test('the newest file of streets is taken without a setting, and a setting goes before it', async () => {
  await put('old.pmtiles', smallTiles(), '2026-11-01T00:00:00Z');
  await put('new.pmtiles', smallTiles(), '2026-11-20T00:00:00Z');
  const map = mapOf();
  expect(map?.file?.path).toBe(join(folder, 'new.pmtiles'));
  expect(map).toMatchObject({ settings: { style: map?.file?.address }, img: '', connect: '' });
  await put('new.pmtiles', smallTiles(), '2026-11-21T00:00:00Z');
  expect(mapOf()?.file?.address).not.toBe(map?.file?.address);
  expect(mapOf({ MAP_STYLE: 'https://tiles.test/style.json' })?.settings).toEqual({ style: 'https://tiles.test/style.json' });
});

test('the file of streets is read by ranges, as the map’s library reads it', async () => {
  await put('korea.pmtiles', smallTiles(), '2026-11-20T00:00:00Z');
  const { path, address } = mapOf()!.file!;
  const app = Fastify();
  await streetsRoutes(app, { path, address });
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${address}`;
  const part = await fetch(url, { headers: { range: 'bytes=0-6' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, `bytes 0-6/${smallTiles().length}`, 'PMTiles']);
  expect(part.headers.get('cache-control')).toContain('immutable');

  const tiles = new PMTiles(url);
  expect(await tiles.getHeader()).toMatchObject({ specVersion: 3, tileType: 1, minZoom: 0, maxZoom: 0 });
  expect(Buffer.from((await tiles.getZxy(0, 0, 0))!.data).toString('latin1')).toContain('highway');
  expect((await fetch(url.replace('.pmtiles', '.txt'))).status).toBe(404);
  await app.close();
});

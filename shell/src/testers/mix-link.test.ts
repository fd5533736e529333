import type { Composition } from '@petcare/contracts';
import { linkToMix } from './mix-link.ts';

const composition: Composition = {
  id: '0123456789',
  shell: { release: '00000000000a' },
  remotes: { 'mf-search': { release: '00000000000b', entry: '/releases/mf-search/00000000000b/remoteEntry.js' } },
  overrides: ['mf-search'],
  faults: [{ remote: 'mf-search', fault: 'hang' }],
};
const here = 'http://localhost/hospital?id=1&remote=mf-search@canary&fault=mf-search:hang&panel';

function answering(status: number, body: object): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (address, init) => {
    asked.push(`${init?.method} ${String(address)} ${String(init?.body)}`);
    return { ok: status === 200, status, json: async () => body } as Response;
  };
  return asked;
}
const { fetch } = globalThis;
afterEach(() => void (globalThis.fetch = fetch));

test('the link to a mix returns a signed link to this page for stored releases, without its faults', async () => {
  const asked = answering(200, { query: 'composition=0123456789&until=1&signature=s' });
  await expect(linkToMix(composition, here)).resolves.toBe('http://localhost/hospital?id=1&composition=0123456789&until=1&signature=s');
  expect(asked).toEqual(['POST /testers/links {"composition":"0123456789"}']);
});

test('the link to a mix rejects when the composition is not stored', async () => {
  answering(404, {});
  await expect(linkToMix(composition, here)).rejects.toThrow('404');
});

test('the link to a mix returns a link that names the overrides when one is a local build', async () => {
  const asked = answering(200, {});
  const local: Composition = {
    ...composition,
    remotes: { 'mf-search': { release: 'localhost:4200', entry: 'http://localhost:4200/remoteEntry.js' } },
  };
  await expect(linkToMix(local, here)).resolves.toBe('http://localhost/hospital?id=1&remote=mf-search%40localhost%3A4200');
  expect(asked).toEqual([]);
});

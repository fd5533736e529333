import type { Composition } from '@petcare/contracts';
import { addressWith, differencesOf } from './differences.ts';

const here =
  'https://petcare.example/hospital?id=1&remote=mf-search@x&composition=a&until=1&signature=b&fault=mf-search:hang&switch=new-map:on&tester=secret';
const composition: Composition = {
  id: '0123456789',
  shell: { release: '00000000000a' },
  remotes: {
    'mf-search': { release: '00000000000b', entry: '/releases/mf-search/00000000000b/remoteEntry.js' },
    'mf-reviews': { release: 'localhost:4200', entry: 'http://localhost:4200/remoteEntry.js' },
  },
  overrides: ['shell', 'mf-reviews'],
  pinned: true,
  faults: [
    { remote: 'mf-search', fault: 'hang' },
    { remote: 'mf-reviews', fault: '404' },
  ],
  tester: {
    canaries: [],
    switches: [
      { name: 'new-map', percent: 10, on: true, forced: true },
      { name: 'new-list', percent: 100, on: true },
    ],
  },
};
const all = differencesOf(composition);
const without = (...off: typeof all) => {
  const { pathname, searchParams } = new URL(
    addressWith(
      here,
      all.filter((one) => !off.includes(one)),
      composition,
    ),
  );
  return { pathname, ...Object.fromEntries(searchParams) };
};

test('the list of differences lists each override, the pin, each switch with a chosen side and each fault as a difference', () => {
  expect(all).toEqual([
    { kind: 'override', name: 'shell', where: '00000000000a' },
    { kind: 'override', name: 'mf-reviews', where: 'localhost:4200' },
    { kind: 'pin', id: '0123456789' },
    { kind: 'switch', name: 'new-map', on: true },
    { kind: 'fault', name: 'mf-search', fault: 'hang' },
    { kind: 'fault', name: 'mf-reviews', fault: '404' },
  ]);
  expect(differencesOf({ ...composition, overrides: undefined, pinned: undefined, faults: undefined, tester: undefined })).toEqual([]);
});

test('the list of differences removes one difference, keeps the others and drops the tester key from the address', () => {
  const [shell, , pin, side, hang] = all;
  const [overrides, faults] = ['shell@00000000000a,mf-reviews@localhost:4200', 'mf-search:hang,mf-reviews:404'];
  const rest = { pathname: '/hospital', id: '1', switch: 'new-map:on' };
  expect(without(...(shell ? [shell] : []))).toEqual({ ...rest, remote: 'mf-reviews@localhost:4200', fault: faults });
  expect(without(...(pin ? [pin] : []))).toEqual({ ...rest, remote: overrides, composition: '', fault: faults });
  expect(without(...(hang ? [hang] : []))).toEqual({ ...rest, remote: overrides, fault: 'mf-reviews:404' });
  expect(without(...(side ? [side] : []))).toEqual({ ...rest, remote: overrides, switch: '', fault: faults });
});

test('the list of differences removes all differences, with empty parameters for those that the browser stores', () => {
  expect(without(...all)).toEqual({ pathname: '/hospital', id: '1', remote: '', composition: '', switch: '' });
});

test('the list of differences leaves the side of a switch out of the address where no tester has chosen one', () => {
  expect(
    addressWith('https://petcare.example/?switch=new-map:on&id=1', [], {
      ...composition,
      overrides: [],
      pinned: undefined,
      tester: undefined,
    }),
  ).toBe('https://petcare.example/?id=1');
});

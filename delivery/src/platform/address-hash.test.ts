import { addressHash } from './address-hash.ts';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8:1::2:3:4:5', '2001:db8:1:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::7:1', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
])('gives %s the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('gives all addresses of one network the same hash', () => {
  const names = ['2001:db8::1', '2001:db8:0:0:9:8:7:6', '2001:DB8::5:4:3:2'].map((address) => addressHash('secret', address));
  expect(new Set(names).size).toBe(1);
  expect(addressHash('secret', '2001:db8:0:1::1')).not.toBe(names[0]);
  expect(addressHash('other', '2001:db8::1')).not.toBe(names[0]);
  expect(names[0]).not.toContain('2001');
});

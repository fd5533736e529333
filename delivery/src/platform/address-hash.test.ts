import { addressHash } from './address-hash.ts';

test('all addresses of one network have the same hash', () => {
  const names = ['2001:db8::1', '2001:db8:0:0:9:8:7:6', '2001:DB8::5:4:3:2'].map((address) => addressHash('secret', address));
  expect(new Set(names).size).toBe(1);
  expect(addressHash('secret', '2001:db8:0:1::1')).not.toBe(names[0]);
  expect(addressHash('other', '2001:db8::1')).not.toBe(names[0]);
  expect(names[0]).not.toContain('2001');
});

/**
 * What one customer has of the network: an IPv4 address, or the /64 of an IPv6
 * one, which holds more addresses than anybody can count. The server's
 * `rate-limits/network.ts` says the same: neither may import from the other.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [before = [], after = []] = address
    .toLowerCase()
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const left = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...left, ...after].slice(0, 4).join(':');
}

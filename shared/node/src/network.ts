import ipaddr from 'ipaddr.js';

/**
 * The part of the network that is one customer's: an IPv4 address, or the /64 of an IPv6 one, which holds more addresses than anybody can
 * count. What is no address is given back.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (known.kind() === 'ipv4') return known.toString();
  return (known as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

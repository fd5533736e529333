import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

const MOST_CHARACTERS = 1_000;

/** True for an address that is on the internet, and neither in a network of somebody's own nor on this machine. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** True for an endpoint as push services give them: https, with a name or a public address and nobody's password. */
export function isPushEndpoint(text: string): boolean {
  if (text.length > MOST_CHARACTERS || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) ? isPublicAddress(address) : address.includes('.') && !address.endsWith('.localhost');
}

/** Looks a name up as Node does, and finds nothing where it leads into a private network: at each connection, whatever it led to before. */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error(`${hostname} has no address`), []);
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new Error(`${hostname} is in a private network`), []);
    if (options.all) return done(null, found);
    return done(null, first.address, first.family);
  });
};

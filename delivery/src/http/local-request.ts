import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isLocalHost } from '@petcare/wire/local-host';
import type { SiteSettings } from '../settings/settings.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** The connection tells it; another name of this machine (`visitors.localhost`) is for being a visitor here. */
export function isLocalRequest({ headers, socket }: FastifyRequest, { hasLocalTesters }: SiteSettings): boolean {
  return (
    hasLocalTesters &&
    LOOPBACK.check(socket.remoteAddress ?? '', isIPv6(socket.remoteAddress ?? '') ? 'ipv6' : 'ipv4') &&
    isLocalHost(headers.host ?? '')
  );
}

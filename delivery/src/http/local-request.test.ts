import type { FastifyRequest } from 'fastify';
import { readSiteSettings } from '../settings/read-settings.ts';
import { isLocalRequest } from './local-request.ts';

const settings = (env: Record<string, string> = {}) => readSiteSettings({ API_URL: 'http://127.0.0.1:5000', ...env });
const from = (remoteAddress: string | undefined, host: string) => ({ headers: { host }, socket: { remoteAddress } }) as FastifyRequest;

test.each([
  ['127.0.0.1', 'localhost:4000', true],
  ['::1', '[::1]:4000', true],
  ['::ffff:127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', 'petcare.localhost', false],
  ['192.168.0.7', 'localhost', false],
  ['2001:db8::1', 'localhost', false],
  [undefined, 'localhost', false],
])('a request from %s for %s is made on this machine: %p', (address, host, expected) => {
  expect(isLocalRequest(from(address, host), settings())).toBe(expected);
});

test('a request is made on no machine of its own where a proxy serves the site', () => {
  expect(isLocalRequest(from('127.0.0.1', 'localhost'), settings({ SITE_URL: 'https://petcare.example' }))).toBe(false);
});

import Fastify from 'fastify';
import type { LiveRegistry } from '../../live/live-registry.ts';
import { galleryRoutes } from './gallery.routes.ts';

const registry = { live: () => new Map() } as unknown as LiveRegistry;

test.each([
  [true, 200],
  [false, 404],
])('the gallery is there on a developer’s own site alone: where local testers are %s the answer is %i', async (hasLocalTesters, status) => {
  const app = Fastify();
  galleryRoutes(app, { registry, hasLocalTesters });
  const page = await app.inject('/__ui');
  expect(page.statusCode).toBe(status);
  if (hasLocalTesters) {
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy'])) ?? [];
    expect(page.body).toContain(`<script defer nonce="${nonce}" src="/__ui/gallery.js">`);
  } else expect((await app.inject('/__ui/gallery.js')).statusCode).toBe(404);
  await app.close();
});

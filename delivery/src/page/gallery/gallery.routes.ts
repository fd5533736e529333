import type { FastifyInstance } from 'fastify';
import type { LiveRegistry } from '../../live/live-registry.ts';
import { contentSecurityPolicy } from '../document/csp.ts';
import { fontsOf, fontTags } from '../document/font-faces.ts';
import { createNonce } from '../document/nonce.ts';
import { galleryCode } from './gallery-code.ts';

const PAGE = '/__ui';
const SCRIPT = '/__ui/gallery.js';

type GalleryDeps = { registry: LiveRegistry; hasLocalTesters: boolean };

/**
 * The gallery of the kit: every part in every state, from the checkout's sources. There on a developer's own site alone, which nobody else
 * can reach; elsewhere the address is one of no page.
 */
export function galleryRoutes(app: FastifyInstance, { registry, hasLocalTesters }: GalleryDeps): void {
  if (!hasLocalTesters) return;
  app.get(PAGE, async (_request, reply) => {
    const nonce = createNonce();
    const shell = registry.live().get('shell');
    const fonts = shell ? fontsOf({ package: 'shell', release: shell.release, manifest: shell.manifest }) : null;
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': contentSecurityPolicy(nonce, []) }).send(`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<title>부품 | 펫케어</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta property="csp-nonce" nonce="${nonce}">
<link rel="icon" href="data:,">
${fontTags(fonts, nonce)}
</head>
<body>
<div id="gallery"></div>
<script nonce="${nonce}">globalThis.__webpack_nonce__ = ${JSON.stringify(nonce)};</script>
<script defer nonce="${nonce}" src="${SCRIPT}"></script>
</body>
</html>
`);
  });
  app.get(SCRIPT, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await galleryCode()),
  );
}

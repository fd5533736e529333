import { readFileSync } from 'node:fs';
import { POSTCODE_PAGE } from '@petcare/contracts';
import type { FastifyInstance } from 'fastify';
import { paths } from '../../platform/paths.ts';
import { escapeHtml } from '../../http/escape.ts';
import type { Postcode } from '../../settings/settings.ts';

/**
 * The policy of what the page may load: the provider's script and frame. This runs inline scripts in frames without an address, which no
 * nonce reaches; so they are allowed, here alone, where nothing stands that anybody can have put there.
 */
function policyOf({ script, frame }: Postcode): string {
  return [
    "default-src 'none'",
    `script-src 'unsafe-inline' ${new URL(script).origin}`,
    "style-src 'unsafe-inline'",
    `frame-src ${frame}`,
    `form-action ${frame}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function pageOf({ script }: Postcode): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>주소 찾기</title>
<style>html, body, #search { height: 100%; margin: 0; } #search iframe { display: block; width: 100%; height: 100%; border: 0; }</style>
</head>
<body>
<div id="search"></div>
<script data-provider="${escapeHtml(script)}">${readFileSync(paths.postcodePage, 'utf8')}</script>
</body>
</html>
`;
}

/** The page that searches for addresses, for the site's own frames; not there where nobody searches. */
export function postcodeRoutes(app: FastifyInstance, postcode: Postcode | undefined): void {
  if (!postcode) return;
  const policy = policyOf(postcode);
  const html = pageOf(postcode);
  app.get(POSTCODE_PAGE, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'public, max-age=300',
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      .send(html),
  );
}

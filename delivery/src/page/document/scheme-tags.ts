import { escapeHtml } from '../../http/escape.ts';
import { paths } from '../../platform/paths.ts';
import { inlineScript } from './inline-script.ts';

/** The colours of a browser's own bars beside a page, by scheme. */
export type Theme = { light: string; dark: string };

const schemeGuard = inlineScript(paths.schemeGuard);
const LIGHT = '#ffffff';

/**
 * The tags by which a browser knows the scheme before its first paint: the system's, or what this person has chosen, which only their browser
 * knows, so that everybody is given the same page. A shell from before there were two is light.
 */
export function schemeTags({ theme }: { theme: Theme | null }, nonce: string): string {
  if (!theme) return `<meta name="theme-color" content="${LIGHT}">`;
  const bars = (['light', 'dark'] as const).map(
    (scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${escapeHtml(theme[scheme])}">`,
  );
  return `<meta name="color-scheme" content="light dark">
${bars.join('\n')}
<script nonce="${nonce}">${schemeGuard}</script>`;
}

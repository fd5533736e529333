import { KEPT_FILES, type Composition, type KeptFile, type PageHead, type RenderedPage, type Route } from '@petcare/contracts';
import { paths } from '../../platform/paths.ts';
import { escapeHtml, inlineJson } from '../../http/escape.ts';
import { fontTags, type FontAddresses } from './font-faces.ts';
import { headTags, structuredTags } from './head-tags.ts';
import { inlineScript } from './inline-script.ts';
import { installableTags, type Installable } from './installable.ts';
import type { CheckedFile } from './preloads.ts';
import { previewStrip, type ShownPreview } from './preview-strip.ts';
import { schemeTags, type Theme } from './scheme-tags.ts';
import type { ShellAttempt } from '../../mix/shell-attempt.ts';

export type PageParts = {
  route: Route | null;
  origin: string;
  pathname: string;
  composition: Composition;
  boot: ShellAttempt;
  /** The preview that the page is of; null for what is live. */
  preview: ShownPreview | null;
  preloads: readonly CheckedFile[];
  /** Scripts of dev servers, which have to run before the shell does. */
  developmentScripts: readonly string[];
  entry: CheckedFile;
  icon: string;
  /** The picture that stands for the site in links to it. */
  picture: string;
  /** The colours of the browser's own bars by scheme; null for a shell release that is light. */
  theme: Theme | null;
  /** Null for a shell release that has none. */
  fonts: FontAddresses | null;
  /** Null for a shell release that can't be installed. */
  installable: Installable | null;
  /** The files that a worker keeps for this page; null for a page of an address. */
  kept: readonly CheckedFile[] | null;
  /** The version of styled-components that the shell gives: no other takes over styles that were sent. */
  stylesVersion: string | undefined;
};

/** The facts of a rendered page that are known before its first byte goes. */
export type RenderedStart = { head: PageHead | null; styles: string };

/** Safari writes links around telephone numbers before any script runs: what is taken over then is not what was rendered. */
const NO_LINKS_OF_ITS_OWN = 'telephone=no, date=no, address=no, email=no';

const bootGuard = inlineScript(paths.bootGuard);
const sessionGuard = inlineScript(paths.sessionGuard);
const styleGuard = inlineScript(paths.styleGuard);

const integrityAttribute = ({ integrity }: CheckedFile) => (integrity ? ` integrity="${escapeHtml(integrity)}"` : '');

function preload(file: CheckedFile, nonce: string, priority: string): string {
  const address = escapeHtml(file.address);
  return file.address.endsWith('.css')
    ? `<link rel="preload" as="style"${priority} href="${address}"${integrityAttribute(file)}>`
    : `<link rel="preload" as="script"${priority} nonce="${nonce}" href="${address}"${integrityAttribute(file)}>`;
}

/** The stylesheets of remotes, since a rendered page is seen before any script runs. The shell's own is looked after by the boot guard. */
function linked(files: readonly CheckedFile[]): readonly CheckedFile[] {
  return files.filter(({ owner }) => owner !== undefined && owner !== 'shell');
}

const stylesheet = (file: CheckedFile): string =>
  `<link rel="stylesheet" data-styles-of="${escapeHtml(file.owner ?? '')}" href="${escapeHtml(file.address)}"${integrityAttribute(file)}>`;

/** A style element of rendered trees; nothing for none. */
export function styleElement(styles: string, { stylesVersion }: Pick<PageParts, 'stylesVersion'>, nonce: string): string {
  return styles
    ? `<style nonce="${nonce}" data-styled="true"${stylesVersion ? ` data-styled-version="${escapeHtml(stylesVersion)}"` : ''}>${styles}</style>`
    : '';
}

/** The document up to the content of `#app`. `rendered` is null when nothing was; `preconnect` is the origin of pictures that it begins with. */
export function documentStart(parts: PageParts, rendered: RenderedStart | null, nonce: string, preconnect: string | null = null): string {
  const { composition, preloads, entry, icon, fonts, installable } = parts;
  // What is to be seen is in the document: scripts come after it.
  const priority = rendered ? ' fetchpriority="low"' : '';
  const sheets = rendered ? linked(preloads) : [];
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
${headTags({ ...parts, head: rendered?.head ?? null })}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${preconnect ? `<link rel="preconnect" href="${escapeHtml(preconnect)}">\n` : ''}${schemeTags(parts, nonce)}
<meta name="format-detection" content="${NO_LINKS_OF_ITS_OWN}">
<meta property="csp-nonce" nonce="${nonce}">
<script nonce="${nonce}">${sessionGuard}</script>
${styleElement(rendered?.styles ?? '', parts, nonce)}
${fontTags(fonts, nonce)}
${sheets.length > 0 ? `<script nonce="${nonce}">${styleGuard}</script>\n${sheets.map(stylesheet).join('\n')}\n` : ''}${[entry, ...preloads.filter((file) => !sheets.includes(file))].map((file) => preload(file, nonce, priority)).join('\n')}
<link rel="icon" type="image/svg+xml" href="${escapeHtml(icon)}">
${installableTags(installable)}
</head>
<body>
${previewStrip(parts, nonce)}<div id="app"${rendered ? ` data-rendered="${escapeHtml(composition.shell.release)}"` : ''}>`;
}

/** The facts of a rendered page that are known when the last of it is there. */
export type RenderedEnd = RenderedPage & { structured: readonly Record<string, unknown>[] };

function keptFiles(kept: PageParts['kept']): string {
  if (!kept) return '';
  const files: KeptFile[] = kept.map(({ address, integrity }) => ({ address, ...(integrity && { integrity }) }));
  return `<script type="application/json" id="${KEPT_FILES}">${inlineJson(files)}</script>\n`;
}

/** The document from the end of `#app` on. What nobody looks at stands here, so that nothing waits for it. */
export function documentEnd(
  { composition, boot, developmentScripts, entry, origin, kept }: PageParts,
  end: RenderedEnd | null,
  nonce: string,
): string {
  const { structured, ...rendered } = end ?? { structured: [] };
  return `</div>
${structuredTags(structured, origin)}${end ? `<script type="application/json" id="rendered">${inlineJson(rendered)}</script>` : '<noscript>펫케어를 보려면 브라우저에서 자바스크립트를 켜 주세요.</noscript>'}
${keptFiles(kept)}<script type="application/json" id="composition">${inlineJson(composition)}</script>
<script nonce="${nonce}" data-release="${escapeHtml(boot.release)}" data-attempt="${boot.attempt}">${bootGuard}</script>
${developmentScripts.map((address) => `<script nonce="${nonce}" src="${escapeHtml(address)}"></script>\n`).join('')}<script defer${end ? ' fetchpriority="low"' : ''} nonce="${nonce}" src="${escapeHtml(entry.address)}"${integrityAttribute(entry)}></script>
</body>
</html>
`;
}

import { addressOf } from '../../mix/release-files.ts';
import { escapeHtml } from '../../http/escape.ts';
import type { MixedRelease } from '../../mix/mix.ts';

/** The typeface among the shell's files: what nearly every page writes, and what is left of ordinary Korean. */
const FONT_FILES = { common: 'fonts/petcare-sans.woff2', rest: 'fonts/petcare-sans-rest.woff2' } as const;

export type FontAddresses = Record<keyof typeof FONT_FILES, string>;

/** The addresses of a shell release's typeface; null when it has none. */
export function fontsOf({
  package: name,
  release,
  manifest,
}: Pick<MixedRelease, 'package' | 'release' | 'manifest'>): FontAddresses | null {
  if (!manifest.files.some(({ path }) => path === FONT_FILES.common)) return null;
  return { common: addressOf(name, release, FONT_FILES.common), rest: addressOf(name, release, FONT_FILES.rest) };
}

/** Phones keep their own typeface, which is a good one: no byte of another stands before what they came for (decision 024). */
const WIDE = '(min-width: 768px)';

const face = (family: string, weight: string, rest: string) =>
  `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;${rest}}`;

/** Noto's syllables are wider than ours by this much: text keeps its breaks when the typeface takes its place. */
const STAND_IN = 'size-adjust:93.9%;ascent-override:101.4%;descent-override:25.7%;line-gap-override:0%';

const rulesFor = ({ common, rest }: FontAddresses) =>
  [
    face('Petcare Sans', '400 800', `src:url(${common}) format('woff2')`),
    face('Petcare Sans Rest', '400 800', `src:url(${rest}) format('woff2');unicode-range:U+AC00-D7A3`),
    face('Petcare Sans Stand-in', '400 500', `src:local('Noto Sans KR'),local('Noto Sans CJK KR');${STAND_IN}`),
    face('Petcare Sans Stand-in', '600 800', `src:local('Noto Sans KR Bold'),local('Noto Sans CJK KR Bold');${STAND_IN}`),
  ].join('');

/** The typeface in a document's head: its first file at once, the rules inline. Nothing for a shell without one. */
export function fontTags(fonts: FontAddresses | null, nonce: string): string {
  if (!fonts) return '';
  return `<link rel="preload" as="font" type="font/woff2" crossorigin media="${WIDE}" href="${escapeHtml(fonts.common)}">
<style nonce="${nonce}">@media ${WIDE}{${rulesFor(fonts)}}</style>`;
}

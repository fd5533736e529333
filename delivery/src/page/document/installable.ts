import { escapeHtml } from '../../http/escape.ts';
import type { MixedRelease } from '../../mix/mix.ts';
import { addressOf } from '../../mix/release-files.ts';

const MANIFEST = 'site.webmanifest';
const TOUCH_ICON = 'icons/touch-icon.png';

/** The addresses by which a browser installs the site; null for a shell release that has none. */
export type Installable = { manifest: string; touchIcon: string };

export function installableOf({ package: name, release, manifest }: MixedRelease): Installable | null {
  const hasFile = (path: string) => manifest.files.some((file) => file.path === path);
  if (!hasFile(MANIFEST) || !hasFile(TOUCH_ICON)) return null;
  return { manifest: addressOf(name, release, MANIFEST), touchIcon: addressOf(name, release, TOUCH_ICON) };
}

/** The links in a document's head by which the site can be installed. */
export function installableTags(installable: Installable | null): string {
  if (!installable) return '';
  return `<link rel="manifest" href="${escapeHtml(installable.manifest)}">
<link rel="apple-touch-icon" href="${escapeHtml(installable.touchIcon)}">`;
}

import { isRemoteName, remoteNames } from '@petcare/contracts';
import { tokens } from '@petcare/ui';

const { primary, accent, info, warn, danger, success, textSoft, text } = tokens.color;

// `onPrimary` is readable on each.
const colors = [primary, accent, info, warn, danger, success, textSoft];

/** The colour that stands for an owner's parts of the page. */
export function colorOf(owner: string): string {
  if (!isRemoteName(owner)) return text;
  const index = remoteNames.findIndex((name) => name === owner);
  // One of another house's has one by its name.
  const place = index < 0 ? [...owner].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) : index;
  return colors[place % colors.length] ?? text;
}

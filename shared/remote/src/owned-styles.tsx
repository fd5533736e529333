import { useInsertionEffect, type ReactNode } from 'react';

/** The number of trees of each package on the page. */
const standing = new Map<string, number>();

const NOWHERE = 'not all';

function apply(owner: string, isStanding: boolean): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-styles-of="${owner}"]`)) {
    // Kept in the document: what was loaded once is not asked for again.
    if (isStanding) link.removeAttribute('media');
    else link.media = NOWHERE;
  }
}

/** Around each tree of a package: its stylesheets count as long as one of them stands on the page. */
export function OwnStyles({ of: owner, children }: { of: string; children: ReactNode }) {
  // Before anything measures itself.
  useInsertionEffect(() => {
    standing.set(owner, (standing.get(owner) ?? 0) + 1);
    apply(owner, true);
    return () => {
      const left = (standing.get(owner) ?? 1) - 1;
      standing.set(owner, left);
      if (left === 0) apply(owner, false);
    };
  }, [owner]);
  return children;
}

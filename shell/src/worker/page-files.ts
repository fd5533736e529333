const IN_HEAD = /<(?:script|link)\b[^>]*?\b(?:src|href)="(\/releases\/[^"?]+\.(?:js|mjs|css))"/g;

/** The scripts and styles that a page names itself. */
export function filesIn(html: string): string[] {
  return [...new Set([...html.matchAll(IN_HEAD)].flatMap(([, address]) => address ?? []))];
}

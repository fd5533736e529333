/** One step of the way to a page; `path` is its address below the site's origin. */
export type Crumb = { name: string; path: string };

/** schema.org's BreadcrumbList of the way to a page: the home page first, then `trail`, the page itself last. */
export function breadcrumbs(trail: readonly Crumb[]): Record<string, unknown> {
  const steps = [{ name: '펫케어', path: '/' }, ...trail];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: path })),
  };
}

/** schema.org's ItemList of what a page of a list leads to. `from` is the place of the first in the whole list, `total` how many that has. */
export function itemList(
  name: string,
  entries: readonly Crumb[],
  { from, total }: { from: number; total: number },
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: entries.map(({ name: title, path }, index) => ({
      '@type': 'ListItem',
      position: from + index,
      name: title,
      url: path,
    })),
  };
}

/** The beginning of a text on one line, at most `max` characters, cut after a whole word. */
export function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= max) return line;
  const cut = characters.slice(0, max - 1).join('');
  const end = cut.lastIndexOf(' ');
  return `${(end > max / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

import { LRUCache } from 'lru-cache';

/** The mark that styled-components puts between rules, and looks for when it takes them over. */
const SPLITTER = '/*!sc*/\n';
const MARKER = /^data-styled\.g(\d+)\[id="([\w-]+)"\]\{content:"([^"]*)"\}$/;

type Block = { id: string; group: number; rules: string[]; names: string[] };

/** The styles of one page that have been sent. */
export type SentStyles = {
  /** The content of a style element with all of these that has not been sent yet, in the order in which components were made. */
  add(styles: readonly string[]): string;
};

function blocksOf(styles: string): Block[] {
  const blocks: Block[] = [];
  let rules: string[] = [];
  for (const part of styles.split(SPLITTER)) {
    const text = part.trim();
    const marker = MARKER.exec(text);
    if (marker) {
      blocks.push({ id: marker[2] ?? '', group: Number(marker[1]), rules, names: (marker[3] ?? '').split(',').filter(Boolean) });
      rules = [];
    } else if (text) rules.push(text);
  }
  return blocks;
}

// In CSS an escaped slash is a slash; in HTML it ends no element.
const harmless = (css: string) => css.replace(/<\//g, '<\\/');

/**
 * Each tree was rendered with a sheet of its own, whose groups are numbered by
 * themselves: a number of one thread may be another component's in the next.
 * The browser puts the rules of one number together, so every component of the
 * page is given one of its own, and in the order of its tree: a component that
 * extends another comes after it in each tree, and so it does in the page.
 */
export function createSentStyles(): SentStyles {
  const known: KnownStyles = new Map();
  let first: readonly string[] | null = null;
  return {
    add(styles) {
      if (!first) {
        first = styles;
        return firstStyles(styles);
      }
      if (known.size === 0) addTo(known, first);
      return addTo(known, styles);
    },
  };
}

/** Most pages of a site have one of a few sets of styles: what was made of one is remembered. */
const remembered = new LRUCache<string, string>({ maxSize: 8 * 1024 * 1024, sizeCalculation: (css, key) => css.length + key.length + 1 });

function firstStyles(styles: readonly string[]): string {
  const key = styles.join('\0');
  const css = remembered.get(key) ?? addTo(new Map(), styles);
  remembered.set(key, css);
  return css;
}

type KnownStyles = Map<string, { group: number; rules: Set<string>; names: Set<string> }>;

function addTo(known: KnownStyles, styles: readonly string[]): string {
  const fresh = new Map<string, { group: number; rules: string[]; names: string[] }>();
  for (const block of styles.flatMap((text) => blocksOf(text).sort((a, b) => a.group - b.group))) {
    const before = known.get(block.id) ?? { group: known.size + 1, rules: new Set<string>(), names: new Set<string>() };
    known.set(block.id, before);
    const rules = block.rules.filter((rule) => !before.rules.has(rule));
    const names = block.names.filter((name) => !before.names.has(name));
    rules.forEach((rule) => before.rules.add(rule));
    names.forEach((name) => before.names.add(name));
    if (names.length === 0) continue;
    const one = fresh.get(block.id) ?? { group: before.group, rules: [], names: [] };
    fresh.set(block.id, { group: one.group, rules: [...one.rules, ...rules], names: [...one.names, ...names] });
  }
  const sorted = [...fresh].sort(([, a], [, b]) => a.group - b.group);
  const textOf = (id: string, { group, rules, names }: { group: number; rules: string[]; names: string[] }) =>
    `${rules.map((rule) => `${rule}${SPLITTER}`).join('')}data-styled.g${group}[id="${id}"]{content:"${names.join(',')},"}${SPLITTER}`;
  return harmless(sorted.map(([id, block]) => textOf(id, block)).join(''));
}

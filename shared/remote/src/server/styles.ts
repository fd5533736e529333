import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';

/** The mark that styled-components puts between rules, and looks for when it takes them over. */
const SPLITTER = '/*!sc*/\n';
const KEYFRAMES = 'sc-keyframes-';
const GLOBAL = 'sc-global-';
/** A sheet that has seen more is begun anew: values that come from data make a name each. */
const MOST_NAMES = 3_000;

type RememberedSheet = { sheet: ServerStyleSheet; byId: Map<string, { group: number; names: Map<string, string> }>; size: number };

function aSheet(): RememberedSheet {
  const sheet = new ServerStyleSheet();
  const remembered: RememberedSheet = { sheet, byId: new Map(), size: 0 };
  const { instance } = sheet;
  const insert = instance.insertRules.bind(instance);
  // The one instance of a global style is the first, in every rendering.
  instance.allocateGSInstance = () => 1;
  const { registerId } = instance.constructor as unknown as { registerId(id: string): number };
  instance.insertRules = (id, name, rules) => {
    insert(id, name, rules);
    const known = remembered.byId.get(id) ?? { group: registerId(id), names: new Map<string, string>() };
    remembered.byId.set(id, known);
    known.names.set(name, rules.join(SPLITTER));
    remembered.size += 1;
  };
  return remembered;
}

function classesIn(html: string): ReadonlySet<string> {
  const classes = new Set<string>();
  for (const [, list = ''] of html.matchAll(/ class="([^"]*)"/g)) for (const name of list.split(' ')) classes.add(name);
  return classes;
}

function blockOf(id: string, group: number, names: readonly [string, string][]): string {
  if (names.length === 0) return '';
  return `${names.map(([, rules]) => `${rules}${SPLITTER}`).join('')}data-styled.g${group}[id="${id}"]{content:"${names.map(([name]) => `${name},`).join('')}"}${SPLITTER}`;
}

function stylesOf({ byId }: RememberedSheet, html: string): string {
  const classes = classesIn(html);
  const sorted = [...byId].sort(([, a], [, b]) => a.group - b.group);
  let used = '';
  for (const [id, { group, names }] of sorted) {
    if (id.startsWith(KEYFRAMES)) continue;
    used += blockOf(
      id,
      group,
      [...names].filter(([name]) => id.startsWith(GLOBAL) || classes.has(name)),
    );
  }
  for (const [id, { group, names }] of sorted) {
    if (id.startsWith(KEYFRAMES))
      used += blockOf(
        id,
        group,
        [...names].filter(([name]) => used.includes(name)),
      );
  }
  return used;
}

/** The styles of one rendering: of its tree while it is rendered, then what its HTML names, in styled-components' own form. */
export type RenderingStyles = { collect(tree: ReactNode): ReactNode; of(html: string): string };

/**
 * The styles of one rendering after the other. Making CSS of a component's
 * rules costs more than rendering it, so what was made is kept.
 */
export function rememberedStyles(): () => RenderingStyles {
  let kept = aSheet();
  return () => {
    if (kept.size > MOST_NAMES) kept = aSheet();
    const mine = kept;
    return { collect: (tree) => mine.sheet.collectStyles(tree), of: (html) => stylesOf(mine, html) };
  };
}

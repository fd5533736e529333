import { parse, type AnyNode, type Rule } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** A selector that matches what is not the remote's, where it stands. */
export type Outreach = { selector: string; line: number };

/** Pseudo-classes that stand for what is in their brackets. */
const TRANSPARENT = new Set([':is', ':where', ':global', ':local']);
const PAGE = new Set(['html', 'body', ':root', ':host']);
/** The pattern of names by styled-components: the kit's and the other packages'. */
const FOREIGN_CLASS = /^sc-/;

const inBrackets = (node: Node): Selector[] => (node.type === 'pseudo' && TRANSPARENT.has(node.value.toLowerCase()) ? node.nodes : []);

/** True when it matches only what wears something of the remote's own; `&` is what the rule around it matches. */
function isOwn(node: Node, owner: string): boolean {
  if (node.type === 'class') return !FOREIGN_CLASS.test(node.value);
  if (node.type === 'attribute') return node.attribute === 'data-owner' && node.operator === '=' && node.value === owner;
  const branches = inBrackets(node);
  return node.type === 'nesting' || (branches.length > 0 && branches.every(({ nodes }) => nodes.some((one) => isOwn(one, owner))));
}

function isPage(node: Node): boolean {
  if (node.type === 'tag' || node.type === 'pseudo') {
    if (PAGE.has(node.value.toLowerCase())) return true;
  }
  return inBrackets(node).some(({ nodes }) => subjectOf(nodes).some(isPage));
}

/** The part behind the last combinator: the elements that are styled. */
function subjectOf(nodes: readonly Node[]): readonly Node[] {
  return nodes.slice(nodes.findLastIndex(({ type }) => type === 'combinator') + 1);
}

const reachesOut = ({ nodes }: Selector, owner: string, isInside: boolean): boolean =>
  subjectOf(nodes).some(isPage) || !(isInside || nodes.some((node) => isOwn(node, owner)));

const selectorsIn = (text: string): Selector[] => selectorParser().astSync(text).nodes;

/** Custom properties that a library reads by names of its own are nobody's look but its: `:root { --fc-border: … }`. The kit's are the kit's. */
const setsOwnPropertiesAlone = ({ nodes }: Rule): boolean =>
  nodes.every((node) => node.type === 'comment' || (node.type === 'decl' && node.prop.startsWith('--') && !node.prop.startsWith('--pc-')));

const isKeyframes = (node: AnyNode | undefined): boolean => node?.type === 'atrule' && /keyframes$/i.test(node.name);

/** True when a rule stands in another one, or in a scope, which is looked at itself: `& > a`, or `a`, is inside what that matches. */
function isNested({ parent }: Rule, owner: string): boolean {
  for (let around = parent as AnyNode | undefined; around; around = around.parent as AnyNode | undefined) {
    if (around.type === 'rule') return true;
    const scope = around.type === 'atrule' && around.name === 'scope' ? /^\(([^)]*)\)/.exec(around.params)?.[1] : undefined;
    if (scope && !selectorsIn(scope).some((selector) => reachesOut(selector, owner, false))) return true;
  }
  return false;
}

/**
 * The selectors of a stylesheet that match elements of others. Each must name a class of its own, or the element that
 * is marked as the remote's (`[data-owner="mf-…"]`), and style neither that page nor its body; custom properties may be set anywhere.
 */
export function outreachesOf(css: string, owner: string): Outreach[] {
  const found: Outreach[] = [];
  parse(css).walkRules((rule) => {
    if (isKeyframes(rule.parent as AnyNode | undefined) || (rule.nodes.length > 0 && setsOwnPropertiesAlone(rule))) return;
    const isInside = isNested(rule, owner);
    for (const selector of selectorsIn(rule.selector))
      if (reachesOut(selector, owner, isInside)) found.push({ selector: String(selector).trim(), line: rule.source?.start?.line ?? 1 });
  });
  return found;
}

/** Such a selector in a sentence, with what to do. */
export function sayOutreach(file: string, { selector, line }: Outreach, owner: string): string {
  return `${file}:${line}: the selector "${selector}" styles what is not ${owner}'s. Begin it with a class of its own, or with [data-owner="${owner}"].`;
}

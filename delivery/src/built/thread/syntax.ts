import { parse as parseScript, type AnyNode, type FunctionExpression, type ArrowFunctionExpression, type Program } from 'acorn';

export type { AnyNode, Program };
export type FunctionNode = FunctionExpression | ArrowFunctionExpression;

/** Says why code can't be read, in words for whoever has built it. */
export class Unreadable extends Error {}

/** @throws Unreadable */
export function parsed(path: string, text: string): Program {
  const options = { ecmaVersion: 'latest', allowHashBang: true, ranges: true } as const;
  try {
    return parseScript(text, { ...options, sourceType: 'script' });
  } catch (asScript) {
    try {
      return parseScript(text, { ...options, sourceType: 'module' });
    } catch {
      throw new Unreadable(`${path} is no JavaScript that can be read: ${(asScript as Error).message}`);
    }
  }
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Hands the children of a node, in no order. */
export function eachChild(node: AnyNode, take: (child: AnyNode) => void): void {
  for (const key in node) {
    const value: unknown = node[key as keyof AnyNode];
    if (typeof value !== 'object' || value === null || key === 'range') continue;
    if (!Array.isArray(value)) {
      if (isNode(value)) take(value);
      continue;
    }
    for (const one of value) if (isNode(one)) take(one);
  }
}

/** A node and all below it but for these, by a list of its own: code that is nested too deep for a recursion is read like any other. */
export function nodesOf(root: AnyNode, without?: ReadonlySet<AnyNode>): AnyNode[] {
  const found: AnyNode[] = [];
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (without?.has(node)) continue;
    found.push(node);
    eachChild(node, (child) => open.push(child));
  }
  return found;
}

export const isFunction = (node: AnyNode | null | undefined): node is FunctionNode =>
  node?.type === 'FunctionExpression' || node?.type === 'ArrowFunctionExpression';

/** The text or number that is written out in its place. */
export function literalText(node: AnyNode | null | undefined): string | undefined {
  if (node?.type === 'Literal' && (typeof node.value === 'string' || typeof node.value === 'number')) return String(node.value);
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** The name of a property that is written out, of an object or behind a dot. */
export function keyOf(node: AnyNode): string | undefined {
  if (node.type === 'Property')
    return node.computed ? literalText(node.key) : node.key.type === 'Identifier' ? node.key.name : literalText(node.key);
  if (node.type !== 'MemberExpression') return undefined;
  if (node.computed) return literalText(node.property);
  return node.property.type === 'Identifier' ? node.property.name : undefined;
}

/** `x` of `(0, x)`, as a call that is to have no `this` is written. */
export function withoutComma(node: AnyNode): AnyNode {
  if (node.type === 'ParenthesizedExpression') return withoutComma(node.expression);
  const last = node.type === 'SequenceExpression' ? node.expressions.at(-1) : undefined;
  return last ? withoutComma(last) : node;
}

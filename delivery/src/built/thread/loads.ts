import type { CodeFile } from './code-file.ts';
import { keyOf, literalText, nodesOf, type AnyNode } from './syntax.ts';

/** The loads of a piece of code by name: ids of chunks and of modules. `isBlind` when it works a chunk's id out, or imports past the bundler. */
export type Loads = { chunks: string[]; modules: string[]; isBlind: boolean };

const isRequire = (node: AnyNode, name: string | undefined) => node.type === 'Identifier' && node.name === name;

/** The ids that the calls of `require.e`, `require.u` and `require` among these nodes name. */
export function loadsOf(nodes: Iterable<AnyNode>, requireName: string | undefined): Loads {
  const loads: Loads = { chunks: [], modules: [], isBlind: false };
  for (const node of nodes) {
    if (node.type === 'ImportExpression') loads.isBlind = true;
    if (node.type !== 'CallExpression') continue;
    const { callee } = node;
    const id = node.arguments.map(literalText).find((one) => one !== undefined);
    if (isRequire(callee, requireName) && id !== undefined) loads.modules.push(id);
    if (callee.type !== 'MemberExpression' || !isRequire(callee.object, requireName)) continue;
    const what = keyOf(callee);
    if ((what === 'bind' || what === 't') && id !== undefined) loads.modules.push(id);
    if (what !== 'e' && what !== 'u') continue;
    if (id === undefined) loads.isBlind = true;
    else loads.chunks.push(id);
  }
  return loads;
}

/** All nodes of a function, with those of the file's own functions which it names, and theirs. */
export function codeBehind(start: AnyNode, file: CodeFile): AnyNode[] {
  const scopes = file.scopes();
  const found = new Set<AnyNode>([start]);
  const nodes: AnyNode[] = [];
  for (const code of found) {
    for (const node of nodesOf(code)) {
      nodes.push(node);
      const value = node.type === 'Identifier' ? scopes.valueOf(node) : undefined;
      if (value && ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(value.type)) found.add(value);
    }
  }
  return nodes;
}

/** True when code calls nothing but what makes a promise of a value that is there. */
export const callsNothing = (nodes: readonly AnyNode[]): boolean =>
  nodes.every(
    (node) =>
      !['CallExpression', 'NewExpression', 'TaggedTemplateExpression', 'ImportExpression'].includes(node.type) ||
      (node.type === 'CallExpression' &&
        node.callee.type === 'MemberExpression' &&
        node.callee.object.type === 'Identifier' &&
        node.callee.object.name === 'Promise'),
  );

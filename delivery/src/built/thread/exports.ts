import type { BuiltModule, CodeFile } from './code-file.ts';
import { keyOf, literalText, type AnyNode } from './syntax.ts';

/** `value` of `() => value` and of `function () { return value; }`. */
function answered(node: AnyNode | null | undefined): AnyNode | undefined {
  if (node?.type !== 'ArrowFunctionExpression' && node?.type !== 'FunctionExpression') return undefined;
  if (node.body.type !== 'BlockStatement') return node.body;
  const [only, ...others] = node.body.body;
  return only?.type === 'ReturnStatement' && others.length === 0 ? (only.argument ?? undefined) : undefined;
}

/** The value that a module gives under a name: of `require.d(exports, ['name', 0, value])`, or with functions, `{ name: () => value }`. */
export function exportOf({ nodes }: BuiltModule, name: string): AnyNode | undefined {
  for (const node of nodes) {
    if (node.type !== 'CallExpression' || keyOf(node.callee) !== 'd') continue;
    const [, names] = node.arguments;
    if (names?.type === 'ArrayExpression') {
      // A list of names, each with a function, or with a zero and its value.
      for (let at = 0; at < names.elements.length;) {
        const [key, given, value] = names.elements.slice(at, at + 3);
        const isValue = literalText(given) === '0';
        if (literalText(key) === name) return isValue ? (value ?? undefined) : answered(given);
        at += isValue ? 3 : 2;
      }
    }
    const found = names?.type === 'ObjectExpression' ? names.properties.find((property) => keyOf(property) === name) : undefined;
    if (found?.type === 'Property') return answered(found.value);
  }
  return undefined;
}

/** The meaning of a name, or of `module.name` of another module of the same script; undefined when neither is written out. */
export function meaningIn(file: CodeFile, module: BuiltModule): (node: AnyNode) => AnyNode | undefined {
  const { valueOf } = file.scopes();
  return (node) => {
    if (node.type === 'Identifier') return valueOf(node);
    if (node.type !== 'MemberExpression') return undefined;
    const asked = node.object.type === 'Identifier' ? valueOf(node.object) : node.object;
    const isAsked = asked?.type === 'CallExpression' && asked.callee.type === 'Identifier' && asked.callee.name === module.require;
    const other = isAsked ? file.modules.find(({ id }) => id === literalText(asked.arguments[0])) : undefined;
    return other && exportOf(other, keyOf(node) ?? '');
  };
}

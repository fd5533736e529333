import type { CallExpression } from 'acorn';
import type { BuiltModule, CodeFile } from './code-file.ts';
import type { Scopes } from './scopes.ts';
import { isFunction, keyOf, literalText, type AnyNode } from './syntax.ts';

/** Stands for a use that does not say which names it is of: a library handed on whole. */
const ALL = '*';

/** Names that are taken of what stands in a place: of a module, or of the promise of one. */
function createNames(scopes: Scopes, requireName: string | undefined) {
  const seen = new Set<AnyNode>();

  function ofPattern(pattern: AnyNode | undefined): string[] {
    if (pattern?.type === 'Identifier') return ofVariable(pattern);
    if (pattern?.type === 'AssignmentPattern') return ofPattern(pattern.left);
    if (pattern?.type !== 'ObjectPattern') return [ALL];
    return pattern.properties.map((property) => (property.type === 'Property' ? (keyOf(property) ?? ALL) : ALL));
  }

  /** Of every place in which a name is read that stands in `declared`. */
  function ofVariable(declared: AnyNode): string[] {
    const variable = scopes.variableOf(declared) ?? scopes.declaredBy(declared);
    if (!variable) return [ALL];
    if (seen.has(declared)) return [];
    seen.add(declared);
    return variable.references.filter((one) => one.isRead()).flatMap((one) => ofModule(one.identifier as AnyNode));
  }

  /** The part that `.then` of a promise of the module, or `await`, takes of it; undefined when it is neither. */
  function ofPromise(node: AnyNode): string[] | undefined {
    const parent = scopes.parentOf(node);
    if (parent?.type === 'AwaitExpression') return ofModule(parent);
    const call = parent?.type === 'MemberExpression' && keyOf(parent) === 'then' ? scopes.parentOf(parent) : undefined;
    if (call?.type !== 'CallExpression' || call.callee !== parent) return undefined;
    const [then] = call.arguments;
    return isFunction(then) ? (then.params.length > 0 ? ofPattern(then.params[0]) : []) : [ALL];
  }

  /** Of the promise that a `.then` makes whose function answers with the module. */
  function ofAnswer(answering: AnyNode): string[] {
    const call = scopes.parentOf(answering);
    return (call?.type === 'CallExpression' && keyOf(call.callee) === 'then' ? ofPromise(call) : undefined) ?? [ALL];
  }

  /** `require.n(module)`: what makes a default import of a module that may have none, also where nobody uses it. */
  const isDefaultOf = ({ callee }: CallExpression) =>
    callee.type === 'MemberExpression' &&
    keyOf(callee) === 'n' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === requireName;

  function ofDefault(call: CallExpression): string[] {
    const parent = scopes.parentOf(call);
    const variable = parent?.type === 'VariableDeclarator' ? scopes.declaredBy(parent.id) : undefined;
    return variable?.references.every((one) => !one.isRead()) ? [] : ['default'];
  }

  function ofModule(node: AnyNode): string[] {
    const parent = scopes.parentOf(node);
    switch (parent?.type) {
      case 'MemberExpression':
        return parent.object === node ? [keyOf(parent) ?? ALL] : [ALL];
      case 'VariableDeclarator':
        return parent.init === node ? ofPattern(parent.id) : [ALL];
      case 'AssignmentExpression':
        return parent.right === node && parent.operator === '=' ? ofPattern(parent.left) : [ALL];
      case 'SequenceExpression':
        return parent.expressions.at(-1) === node ? ofModule(parent) : [];
      case 'ExpressionStatement':
        return [];
      case 'CallExpression':
        return isDefaultOf(parent) ? ofDefault(parent) : [ALL];
      case 'ReturnStatement': {
        const block = scopes.parentOf(parent);
        const code = block && scopes.parentOf(block);
        return isFunction(code) ? ofAnswer(code) : [ALL];
      }
      case 'ArrowFunctionExpression':
        return parent.body === node ? ofAnswer(parent) : [ALL];
      default:
        return [ALL];
    }
  }
  return { ofModule, ofAnswer };
}

/** True when a module names any of these ids in a call: the names in a library of a megabyte are looked at by nobody who needn't. */
function asksFor({ nodes }: BuiltModule, consumed: ReadonlyMap<string, string>): boolean {
  return nodes.some((node) => node.type === 'CallExpression' && node.arguments.some((one) => consumed.has(literalText(one) ?? '')));
}

/** The names that the modules of a script take of each shared module. */
export function sharedUses(file: CodeFile, consumed: ReadonlyMap<string, string>): [key: string, name: string][] {
  return file.modules
    .filter((module) => module.require !== undefined && asksFor(module, consumed))
    .flatMap(({ code, require: requireName }) => {
      const scopes = file.scopes();
      const names = createNames(scopes, requireName);
      const variable = scopes.declaredBy(code.params[2] as AnyNode);
      return (variable?.references ?? []).flatMap(({ identifier }): [string, string][] => {
        const name = identifier as AnyNode;
        const parent = scopes.parentOf(name);
        const call = parent?.type === 'MemberExpression' ? scopes.parentOf(parent) : parent;
        if (call?.type !== 'CallExpression') return [];
        const isPlain = parent === call && call.callee === name;
        // `require.bind(require, id)`, `require.t(id, 7)`: an import() as older targets have it.
        const isBound = !isPlain && ['bind', 't'].includes(keyOf(call.callee) ?? '');
        const id = call.arguments.map(literalText).find((one) => one !== undefined);
        const key = id === undefined ? undefined : consumed.get(id);
        if (key === undefined || !(isPlain || isBound)) return [];
        const found = isPlain ? names.ofModule(call) : names.ofAnswer(call);
        return found.map((one) => [key, one]);
      });
    });
}

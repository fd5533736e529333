import { scopesOf, type Scopes } from './scopes.ts';
import { isFunction, keyOf, literalText, nodesOf, parsed, type AnyNode, type FunctionNode } from './syntax.ts';

/** One module as a bundle holds it; `require` is what it calls the function that it asks for others by. */
export type BuiltModule = { id: string; code: FunctionNode; require: string | undefined; nodes: readonly AnyNode[] };

/** One script of a build. `chunks` are the ids of those that it hands in, `outer` is all of it that is in no module: what runs as it is loaded. */
export type CodeFile = { path: string; chunks: string[]; modules: BuiltModule[]; outer: readonly AnyNode[]; scopes(): Scopes };

type ChunkTable = { chunks: string[]; table: AnyNode };

/** `(globalThis.chunks ||= []).push([['id'], { modules }])` */
function handedIn(node: AnyNode): ChunkTable | undefined {
  const call = node.type === 'ExpressionStatement' ? node.expression : undefined;
  if (call?.type !== 'CallExpression' || keyOf(call.callee) !== 'push') return undefined;
  const [list] = call.arguments;
  const [ids, table] = list?.type === 'ArrayExpression' ? list.elements : [];
  if (ids?.type !== 'ArrayExpression' || table?.type !== 'ObjectExpression') return undefined;
  return { chunks: ids.elements.flatMap((id) => literalText(id) ?? []), table };
}

/** The table of modules that a bundle's own runtime begins with: `require.m = { … }`. */
function ownTables(nodes: readonly AnyNode[], scopes: () => Scopes): AnyNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression' || keyOf(node.left) !== 'm') return [];
    const table = node.right.type === 'Identifier' ? scopes().valueOf(node.right) : node.right;
    return table?.type === 'ObjectExpression' ? [table] : [];
  });
}

function modulesOf(table: AnyNode): BuiltModule[] {
  if (table.type !== 'ObjectExpression') return [];
  return table.properties.flatMap((property) => {
    const id = keyOf(property);
    const code = property.type === 'Property' ? property.value : undefined;
    if (id === undefined || !isFunction(code)) return [];
    const third = code.params[2];
    return [{ id, code, require: third?.type === 'Identifier' ? third.name : undefined, nodes: nodesOf(code) }];
  });
}

/** @throws Unreadable */
export function codeFile(path: string, text: string): CodeFile {
  const program = parsed(path, text);
  let known: Scopes | undefined;
  const scopes = () => (known ??= scopesOf(program));
  const handed = program.body.map((statement) => [statement, handedIn(statement)] as const);
  const pushed = handed.flatMap(([, one]) => one ?? []);
  const tables = pushed.map(({ table }) => table);
  const beside = handed.flatMap(([statement, one]) => (one ? [] : nodesOf(statement)));
  const modules = [...ownTables(beside, scopes), ...tables].flatMap(modulesOf);
  const inModules = new Set<AnyNode>(modules.map(({ code }) => code));
  return {
    path,
    chunks: pushed.flatMap(({ chunks }) => chunks),
    modules,
    outer: program.body.flatMap((statement) => nodesOf(statement, inModules)),
    scopes,
  };
}

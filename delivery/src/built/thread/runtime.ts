import type { CodeFile } from './code-file.ts';
import { answerOf, UNKNOWN } from './literals.ts';
import { isFunction, keyOf, literalText, Unreadable, withoutComma, type AnyNode, type FunctionNode } from './syntax.ts';

/** The facts of the runtime in a script: which files a chunk has, and which modules are shared ones. */
export type Runtime = {
  filesOf(chunk: string): string[];
  /** Functions that answer with names of files. */
  namers: readonly AnyNode[];
  /** Share keys by the ids of the modules that take them. */
  consumed: ReadonlyMap<string, string>;
  /** Ids of such modules by the chunk that they come with. */
  consumedBy: ReadonlyMap<string, readonly string[]>;
};

/** The names that webpack, and the plugin that extracts CSS, have for the functions that name a chunk's files. */
const NAMERS = ['u', 'k', 'miniCssF'];

function namersOf(nodes: readonly AnyNode[]): FunctionNode[] {
  return nodes.flatMap((node) =>
    node.type === 'AssignmentExpression' &&
    node.left.type === 'MemberExpression' &&
    NAMERS.includes(keyOf(node.left) ?? '') &&
    isFunction(node.right)
      ? [node.right]
      : [],
  );
}

function returned(code: FunctionNode): AnyNode | undefined {
  if (code.body.type !== 'BlockStatement') return withoutComma(code.body);
  const [only, ...others] = code.body.body;
  return only?.type === 'ReturnStatement' && others.length === 0 && only.argument ? withoutComma(only.argument) : undefined;
}

/** `() => load('default', 'react', …)`, or the words for it of the federation plugin: `{ shareKey: 'react' }`. */
function shareKeyOf(value: AnyNode): string | undefined {
  if (value.type === 'ObjectExpression') {
    const named = value.properties.find((property) => keyOf(property) === 'shareKey');
    return named?.type === 'Property' ? literalText(named.value) : undefined;
  }
  const call = isFunction(value) && value.params.length === 0 ? returned(value) : undefined;
  if (call?.type !== 'CallExpression') return undefined;
  const [scope, key] = call.arguments.map(literalText);
  return scope === undefined ? undefined : key;
}

type Entry = { key: string; value: AnyNode };

/** The entries of an object of which every one is written out. */
function entriesOf(node: AnyNode): Entry[] {
  if (node.type !== 'ObjectExpression') return [];
  const entries = node.properties.flatMap((property) => {
    const key = keyOf(property);
    return property.type === 'Property' && property.kind === 'init' && key !== undefined ? [{ key, value: property.value }] : [];
  });
  return entries.length === node.properties.length ? entries : [];
}

function consumedIn(tables: readonly Entry[][]): Map<string, string> {
  const consumed = new Map<string, string>();
  for (const entries of tables) {
    const keys = entries.map(({ key, value }) => [key, shareKeyOf(value)] as const);
    if (keys.every((one): one is [string, string] => one[1] !== undefined)) for (const [id, key] of keys) consumed.set(id, key);
  }
  return consumed;
}

function consumedByChunk(tables: readonly Entry[][], consumed: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entries of tables) {
    const lists = entries.map(({ key, value }) => [key, value.type === 'ArrayExpression' ? value.elements.map(literalText) : []] as const);
    const isTable = lists.every(([, ids]) => ids.length > 0 && ids.every((id) => id !== undefined && consumed.has(id)));
    if (isTable) for (const [chunk, ids] of lists) found.set(chunk, ids as string[]);
  }
  return found;
}

/** @throws Unreadable when the names of chunks are not written out */
export function runtimeOf({ path, outer }: CodeFile): Runtime {
  const namers = namersOf(outer);
  const tables = outer.map(entriesOf).filter((entries) => entries.length > 0);
  const consumed = consumedIn(tables);
  return {
    namers,
    consumed,
    consumedBy: consumedByChunk(tables, consumed),
    filesOf(chunk) {
      // Ids are numbers where a build is not told otherwise.
      const ids = /^\d+$/.test(chunk) ? [chunk, Number(chunk)] : [chunk];
      const names = namers.flatMap((namer) => ids.map((id) => answerOf(namer, id)));
      if (names.includes(UNKNOWN)) throw new Unreadable(`${path} doesn't say in plain texts which file the chunk ${chunk} is in.`);
      return [...new Set(names.filter((name) => typeof name === 'string'))];
    },
  };
}

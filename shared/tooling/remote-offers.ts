import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What a `remote.ts` says of itself. */
export interface RemoteOffer {
  name: string;
  pages: string[];
  parts: string[];
  emits: string[];
  hears: string[];
}

/** Reads every remote.ts without running it: its imports are for browsers. */
export function remoteOffers(root: string): RemoteOffer[] {
  return readdirSync(root)
    .filter((folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'remote.ts')))
    .sort()
    .map((folder) => remoteOffer(join(root, folder, 'remote.ts')));
}

/** Reads one remote.ts. Throws when it defines no remote. */
export function remoteOffer(path: string): RemoteOffer {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const definition = findDefinition(source);
  if (!definition) throw new Error(`${path} has no defineRemote({ … }).`);
  const valueOf = (key: string) =>
    definition.properties.filter(ts.isPropertyAssignment).find(({ name }) => textOf(name) === key)?.initializer;
  const name = valueOf('name');
  if (!name || !ts.isStringLiteralLike(name)) throw new Error(`${path}: the name must be a string.`);
  return {
    name: name.text,
    pages: keysOf(valueOf('pages')),
    parts: keysOf(valueOf('parts')),
    emits: stringsOf(valueOf('emits')),
    hears: stringsOf(valueOf('hears')),
  };
}

function findDefinition(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'defineRemote') {
    const [argument] = node.arguments;
    return argument && ts.isObjectLiteralExpression(argument) ? argument : undefined;
  }
  return ts.forEachChild(node, findDefinition);
}

const textOf = (name: ts.PropertyName) => (ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '');

function keysOf(value: ts.Expression | undefined): string[] {
  return value && ts.isObjectLiteralExpression(value) ? value.properties.flatMap(({ name }) => (name ? [textOf(name)] : [])) : [];
}

function stringsOf(value: ts.Expression | undefined): string[] {
  return value && ts.isArrayLiteralExpression(value) ? value.elements.filter(ts.isStringLiteralLike).map(({ text }) => text) : [];
}

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AskedOrigins, OwnRoute } from '@petcare/contracts';
import ts from 'typescript';
import { literalOf } from './src/literal-of.ts';

/** What a `remote.ts` says of itself. */
export interface RemoteOffer {
  name: string;
  pages: string[];
  parts: string[];
  /** The rows that it brings to the route table; left out where it brings none. */
  routes?: OwnRoute[];
  origins?: AskedOrigins;
  budget?: number;
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

/** Reads one remote.ts. Throws when it defines no remote, or one whose rows, origins or budget are no literal values. */
export function remoteOffer(path: string): RemoteOffer {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const definition = findDefinition(source);
  if (!definition) throw new Error(`${path} has no defineRemote({ … }).`);
  const valueOf = (key: string) =>
    definition.properties.filter(ts.isPropertyAssignment).find(({ name }) => textOf(name) === key)?.initializer;
  const name = valueOf('name');
  const [routes, origins, budget] = [valueOf('routes'), valueOf('origins'), valueOf('budget')];
  if (!name || !ts.isStringLiteralLike(name)) throw new Error(`${path}: the name must be a string.`);
  return {
    name: name.text,
    pages: keysOf(valueOf('pages')),
    parts: keysOf(valueOf('parts')),
    ...(routes && { routes: literalOf(routes, source) as OwnRoute[] }),
    ...(origins && { origins: literalOf(origins, source) as AskedOrigins }),
    ...(budget && { budget: literalOf(budget, source) as number }),
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

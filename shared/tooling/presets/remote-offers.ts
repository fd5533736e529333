import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AskedOrigins, ConfigSchema, FilledSlots, OwnEvents, OwnRoute, OwnSlots } from '@petcare/contracts';
import ts from 'typescript';
import { literalOf, unreadable } from './literal-of.ts';

/** The description of a remote by its `remote.ts`. */
export interface RemoteOffer {
  name: string;
  pages: string[];
  parts: string[];
  /** The rows that it brings to the route table; left out where it brings none. */
  routes?: OwnRoute[];
  origins?: AskedOrigins;
  budget?: number;
  schemes?: ('light' | 'dark')[];
  /** The events and slots that it declares itself, and the slots of others that it fills; left out where there is nothing. */
  events?: OwnEvents;
  slots?: OwnSlots;
  fills?: FilledSlots;
  config?: ConfigSchema;
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

/** Reads one remote.ts. Throws when it defines no remote, or one of which anything but the loading of pages and parts is no literal value. */
export function remoteOffer(path: string): RemoteOffer {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const definition = findDefinition(source);
  if (!definition) throw new Error(`${path} has no defineRemote({ … }).`);
  const spread = definition.properties.find(({ name }) => !name);
  if (spread) throw unreadable(spread, source);
  const valueOf = (key: string) => valueIn(definition, key, source);
  const name = valueOf('name');
  const literal = <T>(key: string): Record<string, T> => {
    const value = valueOf(key);
    return value ? { [key]: literalOf(value, source) as T } : {};
  };
  if (!name || !ts.isStringLiteralLike(name)) throw new Error(`${path}: the name must be a string.`);
  return {
    name: name.text,
    pages: keysOf(valueOf('pages'), source),
    parts: keysOf(valueOf('parts'), source),
    ...literal<OwnRoute[]>('routes'),
    ...literal<AskedOrigins>('origins'),
    ...literal<number>('budget'),
    ...literal<RemoteOffer['schemes']>('schemes'),
    ...configOf(path, valueOf('config'), source),
    ...literal<OwnEvents>('events'),
    ...literal<OwnSlots>('slots'),
    ...literal<FilledSlots>('fills'),
    emits: [],
    hears: [],
    ...literal<string[]>('emits'),
    ...literal<string[]>('hears'),
  };
}

function valueIn(object: ts.ObjectLiteralExpression, key: string, source: ts.SourceFile): ts.Expression | undefined {
  const property = object.properties.find(({ name }) => name && textOf(name) === key);
  if (property && ts.isShorthandPropertyAssignment(property)) return constantOf(source, property.name);
  const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
  return value && ts.isIdentifier(value) ? constantOf(source, value) : value;
}

/** The imports of a remote.ts for each of its pages, or parts, when it is shown. */
export function screenImports(path: string, role: 'pages' | 'parts'): Map<string, string[]> {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const definition = findDefinition(source);
  const screens = definition && valueIn(definition, role, source);
  if (!screens || !ts.isObjectLiteralExpression(screens)) return new Map();
  return new Map(
    keysOf(screens, source).map((name) => {
      const loader = valueIn(screens, name, source);
      return [name, loader ? importsIn(loader) : []];
    }),
  );
}

function importsIn(node: ts.Node): string[] {
  const imported = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments[0] : undefined;
  const found = imported && ts.isStringLiteralLike(imported) ? [imported.text] : [];
  ts.forEachChild(node, (child) => void found.push(...importsIn(child)));
  return found;
}

/** A constant of the file's own, where the types of its own names are made of what it declares. */
function constantOf(source: ts.SourceFile, name: ts.Identifier): ts.Expression {
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name.text);
  return declared?.initializer ?? name;
}

/**
 * The configuration that it leaves to operators: a value like the others, or `config` of `config.ts` beside it, from which pages take its
 * types.
 */
function configOf(path: string, value: ts.Expression | undefined, source: ts.SourceFile): Pick<RemoteOffer, 'config'> {
  if (!value) return {};
  if (!ts.isIdentifier(value)) return { config: literalOf(value, source) as ConfigSchema };
  const beside = join(dirname(path), 'config.ts');
  const other = ts.createSourceFile(beside, existsSync(beside) ? readFileSync(beside, 'utf8') : '', ts.ScriptTarget.Latest);
  const declared = constantOf(other, value);
  if (declared === value) throw new Error(`${path}: config is written out there, or is \`config\` of config.ts beside it.`);
  return { config: literalOf(declared, other) as ConfigSchema };
}

function findDefinition(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'defineRemote') {
    const [argument] = node.arguments;
    return argument && ts.isObjectLiteralExpression(argument) ? argument : undefined;
  }
  return ts.forEachChild(node, findDefinition);
}

const textOf = (name: ts.PropertyName) => (ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '');

/** The names of an object's properties, whose values are run by browsers alone. */
function keysOf(value: ts.Expression | undefined, source: ts.SourceFile): string[] {
  if (!value) return [];
  if (!ts.isObjectLiteralExpression(value)) throw unreadable(value, source);
  return value.properties.map((property) => {
    const name = property.name && textOf(property.name);
    if (!name) throw unreadable(property, source);
    return name;
  });
}

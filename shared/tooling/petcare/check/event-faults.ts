import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { remoteOffer } from '../../presets/remote-offers.ts';

/** The events that functions of the kit send in the name of the remote that calls them, by package and export. */
export const SENDERS: Record<string, Record<string, string>> = {
  '@petcare/event-bus': { copyText: 'toast.shown', shareLink: 'toast.shown', toast: 'toast.shown' },
  '@petcare/moderation': { ReportButton: 'toast.shown' },
  '@petcare/remote': { usePageHead: 'page.described' },
};
const BUS = '@petcare/event-bus';

/** An event in the code of a remote. `name` is null where it isn't written out. */
type Use = { kind: 'emits' | 'hears'; name: string | null; at: string };

/**
 * Compare the events that a remote.ts names with those that the remote's code
 * sends and listens to.
 * @param dir absolute folder of the remote
 * @param files its sources without tests, paths below `dir`
 * @returns one line a fault, empty when they are the same
 */
export function eventFaults(dir: string, files: readonly string[]): string[] {
  const offer = remoteOffer(join(dir, 'remote.ts'));
  const uses = files.flatMap((file) => usesIn(file, readFileSync(join(dir, file), 'utf8')));
  const unsent = Object.keys(offer.events ?? {}).filter((name) => !offer.emits.includes(name));
  const compared = (['emits', 'hears'] as const).flatMap((kind) => {
    const own = uses.filter((use) => use.kind === kind);
    const unnamed = own.flatMap(({ name, at }) => {
      if (name === null) return [`${at}: the name of an event is read without being run: write it out.`];
      return offer[kind].includes(name) ? [] : [`${at}: ${kind} '${name}', which remote.ts does not name among "${kind}".`];
    });
    const unused = offer[kind].filter((name) => !own.some((use) => use.name === name));
    return [...unnamed, ...unused.map((name) => `remote.ts: '${name}' is among "${kind}", and no code ${kind} it.`)];
  });
  return [...compared, ...unsent.map((name) => `remote.ts: '${name}' is declared, and is not among "emits".`)];
}

function usesIn(file: string, text: string): Use[] {
  if (!Object.keys(SENDERS).some((name) => text.includes(name))) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const uses: Use[] = [];
  const ofBus = new Map<string, string>();
  const atOf = (node: ts.Node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;

  for (const statement of source.statements) {
    for (const { from, imported, local, node } of valuesImportedBy(statement)) {
      const sent = SENDERS[from]?.[imported];
      if (sent !== undefined) uses.push({ kind: 'emits', name: sent, at: atOf(node) });
      if (from === BUS) ofBus.set(local, imported);
    }
  }
  const look = (node: ts.Node): void => {
    const kind = ts.isCallExpression(node) ? kindOf(node.expression, ofBus) : undefined;
    if (kind) {
      const [name] = (node as ts.CallExpression).arguments;
      uses.push({ kind, name: name && ts.isStringLiteralLike(name) ? name.text : null, at: atOf(node) });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return uses;
}

function valuesImportedBy(statement: ts.Statement) {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const from = statement.moduleSpecifier.text;
  const bindings = statement.importClause?.namedBindings;
  if (statement.importClause?.isTypeOnly || !bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map((node) => ({ from, imported: (node.propertyName ?? node.name).text, local: node.name.text, node }));
}

/** The effect of a call of the bus. */
function kindOf(called: ts.Expression, ofBus: ReadonlyMap<string, string>): Use['kind'] | undefined {
  if (ts.isIdentifier(called)) return ofBus.get(called.text) === 'useBusEvent' ? 'hears' : undefined;
  if (!ts.isPropertyAccessExpression(called) || !ts.isIdentifier(called.expression)) return undefined;
  if (ofBus.get(called.expression.text) !== 'bus') return undefined;
  return { emit: 'emits', on: 'hears' }[called.name.text] as Use['kind'] | undefined;
}

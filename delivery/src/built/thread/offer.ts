import type { BuiltModule, CodeFile } from './code-file.ts';
import { exportOf, meaningIn } from './exports.ts';
import { literalOf, UNKNOWN } from './literals.ts';
import { callsNothing, codeBehind, loadsOf, type Loads } from './loads.ts';
import { isFunction, keyOf, nodesOf, Unreadable, withoutComma, type AnyNode } from './syntax.ts';

const SCREENS = ['pages', 'parts'] as const;
/** As many, and as much, as a manifest may name: what is read is compared where visitors are served. */
const MOST_SCREENS = 1_000;
const MOST_SAID = 1_000_000;
const EXPOSED = './remote';
const DEFINE = 'export const remote = defineRemote({ … }) of remote.ts';

/** The offer of a remote's code: its values, and what each page and part is loaded by. */
export type FoundOffer = { said: Record<string, unknown>; loads: Record<(typeof SCREENS)[number], Record<string, Loads>> };

/** A call of defineRemote: the module that it stands in, and what it offers; `wrong` says why that can't be read. */
export type Definition = { module: string } & ({ offer: FoundOffer } | { wrong: string });

/** The loads of the container for `./remote`. @throws Unreadable */
export function exposed(entry: CodeFile): Loads {
  const found = entry.modules.flatMap(({ nodes, require: requireName }) =>
    nodes.flatMap((node) => (node.type === 'Property' && keyOf(node) === EXPOSED ? [loadsOf(nodesOf(node.value), requireName)] : [])),
  );
  const [only, ...others] = found.filter(({ modules }) => modules.length > 0);
  if (!only || only.isBlind || others.length > 0)
    throw new Unreadable(`${entry.path} is no container that exposes ${EXPOSED} in a way that can be read.`);
  return only;
}

/** True when what the module gives under the name `remote` is what this call makes, and nothing touches it in between. */
function isExported(call: AnyNode, { scopes }: CodeFile, module: BuiltModule): boolean {
  const { parentOf, declaredBy } = scopes();
  const declaration = parentOf(call);
  if (declaration?.type !== 'VariableDeclarator' || declaration.id.type !== 'Identifier') return false;
  const [only, ...others] = declaredBy(declaration.id)?.references.filter((reference) => !reference.init) ?? [];
  if (!only?.isReadOnly() || others.length > 0) return false;
  return exportOf(module, 'remote') === only.identifier;
}

/** Entries of an object that is written out, with no other in it. */
function entriesOf(node: AnyNode | undefined, what: string): [string, AnyNode][] {
  if (node?.type !== 'ObjectExpression') throw new Unreadable(`${what} is no object that is written out.`);
  const names = new Set<string>();
  return node.properties.map((property) => {
    const key = keyOf(property);
    if (property.type !== 'Property' || property.kind !== 'init' || key === undefined || names.has(key))
      throw new Unreadable(`${what} has what is no name with a value that is written out.`);
    names.add(key);
    return [key, property.value];
  });
}

function offerOf(definition: AnyNode | undefined, file: CodeFile, module: BuiltModule): FoundOffer {
  const meaning = meaningIn(file, module);
  const behindName = (node: AnyNode | undefined) => node && (meaning(node) ?? node);
  const loads: FoundOffer['loads'] = { pages: {}, parts: {} };
  const said: Record<string, unknown> = {};
  for (const [key, value] of entriesOf(behindName(definition), 'What defineRemote is given')) {
    const role = SCREENS.find((one) => one === key);
    if (!role) {
      said[key] = literalOf(value, meaning);
      if (said[key] === UNKNOWN) throw new Unreadable(`${key} in remote.ts is no value that is written out.`);
      continue;
    }
    for (const [name, loader] of entriesOf(behindName(value), `${key} in remote.ts`)) {
      const code = codeBehind(behindName(loader) ?? loader, file);
      const behind = loadsOf(code, module.require);
      const isThere = isFunction(code[0]) && callsNothing(code);
      if (behind.isBlind || (behind.chunks.length + behind.modules.length === 0 && !isThere))
        throw new Unreadable(`What loads ${name} of ${key} can't be read: () => import('./x.page.tsx').then((m) => m.X) can.`);
      loads[role][name] = behind;
    }
  }
  const screens = SCREENS.flatMap((role) => Object.keys(loads[role]));
  if (screens.length > MOST_SCREENS || JSON.stringify([said, screens]).length > MOST_SAID)
    throw new Unreadable(`What defineRemote is given is more than ${MOST_SCREENS} pages and parts, or than a manifest can hold.`);
  return { said, loads };
}

/** The calls of defineRemote in a script. */
export function definitionsIn(file: CodeFile): Definition[] {
  return file.modules.flatMap((module) =>
    module.nodes.flatMap((node): Definition[] => {
      if (node.type !== 'CallExpression' || keyOf(withoutComma(node.callee)) !== 'defineRemote') return [];
      if (!isExported(node, file, module)) return [{ module: module.id, wrong: `What ${EXPOSED} gives is not plainly ${DEFINE}.` }];
      try {
        return [{ module: module.id, offer: offerOf(node.arguments[0], file, module) }];
      } catch (error) {
        if (error instanceof Unreadable) return [{ module: module.id, wrong: error.message }];
        throw error;
      }
    }),
  );
}

/** The one definition in all scripts, in the module that the container exposes. @throws Unreadable */
export function theOffer(definitions: readonly Definition[], modules: readonly string[]): FoundOffer {
  const [only, ...others] = definitions;
  if (!only || others.length > 0)
    throw new Unreadable(`The code has ${definitions.length} calls of defineRemote, where ${DEFINE} is the one.`);
  if ('wrong' in only) throw new Unreadable(only.wrong);
  if (!modules.includes(only.module)) throw new Unreadable(`What ${EXPOSED} gives is not plainly ${DEFINE}.`);
  return only.offer;
}

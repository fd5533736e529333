import type { CodeFile } from './code-file.ts';
import { loadsOf, type Loads } from './loads.ts';
import { definitionsIn, type Definition } from './offer.ts';
import type { Runtime } from './runtime.ts';
import { sharedUses } from './shared-uses.ts';
import { shellPages } from './shell-pages.ts';
import { keyOf, literalText, nodesOf, type AnyNode } from './syntax.ts';

/** The facts that are kept of one script: its syntax tree is a hundred times larger. */
export type Script = {
  path: string;
  /** Ids of the chunks that it hands in. */
  chunks: string[];
  /** Ids of those that its modules load by name, and of those that its runtime does. */
  loads: string[];
  given: string[];
  /** Texts in it that may be the name of a file or of a slot; `atOnce` are those outside of modules, in what runs as it is loaded. */
  texts: string[];
  atOnce: string[];
  definitions: Definition[];
  uses: [key: string, name: string][];
  shellPages: [page: string, loads: Loads][];
};

/** Names of files and of slots have a dot in them. */
const NAMING = /^[\w@~+./-]{1,200}$/;
const isNaming = (text: string | null | undefined): text is string => !!text && text.includes('.') && NAMING.test(text);

const textOf = (node: AnyNode) => (node.type === 'TemplateElement' ? node.value.cooked : literalText(node));

const textsIn = (nodes: readonly AnyNode[]) => nodes.flatMap((node) => textOf(node) ?? []).filter(isNaming);

/** Every text in a script that may name something, but for those by which its runtime names the files of chunks. */
function textsOf({ outer, modules }: CodeFile, { namers }: Runtime): Pick<Script, 'texts' | 'atOnce'> {
  const ofNamers = new Set(namers.flatMap((namer) => nodesOf(namer)));
  const atOnce = new Set(textsIn(outer.filter((node) => !ofNamers.has(node))));
  return { texts: [...new Set([...atOnce, ...modules.flatMap(({ nodes }) => textsIn(nodes))])], atOnce: [...atOnce] };
}

function loadedBy({ modules }: CodeFile): string[] {
  return modules.flatMap(({ nodes, require: requireName }) => {
    const { chunks, isBlind } = loadsOf(nodes, requireName);
    // `import(`./${name}.ts`)`: the chunks that it may be stand in a table beside it.
    return isBlind ? [...chunks, ...nodes.flatMap((node) => literalText(node) ?? [])] : chunks;
  });
}

/** `require.e('id')` outside of modules, where nobody knows what the function is called: as what gives a shared module does. */
function loadedByRuntime({ outer }: CodeFile): string[] {
  return outer.flatMap((node) =>
    node.type === 'CallExpression' && keyOf(node.callee) === 'e' ? (literalText(node.arguments[0]) ?? []) : [],
  );
}

/** @param runtime its own; @param consumed the shared modules of the build; @param pages those of the shell, when it is a script of that */
export function readScript(
  file: CodeFile,
  runtime: Runtime,
  { consumed, pages }: { consumed: ReadonlyMap<string, string>; pages: readonly string[] | null },
): Script {
  return {
    path: file.path,
    chunks: file.chunks,
    loads: loadedBy(file),
    given: loadedByRuntime(file),
    ...textsOf(file, runtime),
    definitions: pages ? [] : definitionsIn(file),
    uses: pages ? [] : sharedUses(file, consumed),
    shellPages: pages ? shellPages(file, pages) : [],
  };
}

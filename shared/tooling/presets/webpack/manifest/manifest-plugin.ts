import { createHash } from 'node:crypto';
import type { ChunkGroup, Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import { isReleasedKind, RELEASED_KINDS, type BuildManifest, type PackageContract, type ScreenNeeds } from '@petcare/wire/manifest';
import { byName } from '../names/by-name.ts';
import { contractOf } from './contract.ts';
import { screensOf } from './screen-groups.ts';
import { filesGiven, needsOf } from './screen-needs.ts';
import { shareOf } from '../names/share-of.ts';
import { sharedNames } from '../names/shared-names.ts';
import { sharedVersions, type SharedModule } from '../names/shared-modules.ts';

type Options = { name: string; dir: string };

function scriptsOf(group: ChunkGroup): string[] {
  return group.chunks.flatMap((chunk) => [...chunk.files]).filter((file) => /\.(js|css)$/.test(file));
}

/** The groups that start with the entry: the entry itself, a container's exposed module, a bootstrap behind the share scope. */
function firstGroups(compilation: Compilation): ChunkGroup[] {
  const groups: ChunkGroup[] = [...compilation.entrypoints.values()];
  for (const group of groups) {
    for (const child of group.childrenIterable) {
      const fromEntry = child.origins.some(({ request }) => /^\.\/(remote|src\/start|start)\.tsx?$/.test(request ?? ''));
      const isExpose = child.options.name === 'remote';
      if ((fromEntry || isExpose) && !groups.includes(child)) groups.push(child);
    }
  }
  return groups;
}

/** The versions of the shared modules that this build really gives or takes; what nobody imports is in neither. */
function sharedOf(compilation: Compilation, dir: string): Record<string, string> {
  const used = new Set([...compilation.modules].map(shareOf));
  return Object.fromEntries(Object.entries(sharedVersions(dir)).filter(([key]) => used.has(key as SharedModule)));
}

/** Emits `manifest.json` after everything else has got its final name and content. */
export class ManifestPlugin implements WebpackPluginInstance {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { Compilation, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ManifestPlugin', stage }, async () => {
        const { name, dir } = this.#options;
        for (const { name: path } of compilation.getAssets().filter((asset) => !isReleasedKind(asset.name))) {
          const kinds = RELEASED_KINDS.join(', ');
          compilation.errors.push(new WebpackError(`${path} is of no kind that a release may hold: ${kinds}.`));
        }
        const contract = { ...(await contractOf(name, dir)), names: sharedNames(compilation) };
        const source = JSON.stringify(this.#manifestOf(compilation, contract), null, 2);
        compilation.emitAsset('manifest.json', new sources.RawSource(source));
      });
    });
  }

  #manifestOf(compilation: Compilation, contract: PackageContract): BuildManifest {
    const { name, dir } = this.#options;
    const initial = [...new Set(firstGroups(compilation).flatMap(scriptsOf))];
    const entry = compilation.entrypoints.values().next().value;
    const entryFile = entry ? scriptsOf(entry).at(-1) : undefined;
    if (!entryFile) throw new Error(`${name} builds no entry`);
    const files = compilation.getAssets().map(({ name: path, source }) => {
      const content = source.buffer();
      return { path, bytes: content.length, integrity: `sha384-${createHash('sha384').update(new Uint8Array(content)).digest('base64')}` };
    });
    files.sort(({ path: one }, { path: other }) => (one < other ? -1 : 1));
    const loaded = new Set(initial);
    const [pages, parts] = [screensOf(compilation, this.#options, 'pages'), screensOf(compilation, this.#options, 'parts')];
    const filesOf = (screens: typeof pages) =>
      byName(
        Object.fromEntries(
          screens.map(([screen, groups]) => [screen, [...new Set(groups.flatMap(scriptsOf))].filter((file) => !loaded.has(file))]),
        ),
      );
    const slots = Object.keys({ ...contract.slots, ...contract.offers });
    const needs = (screens: typeof pages): Record<string, ScreenNeeds> =>
      byName(Object.fromEntries(screens.map(([screen, groups]) => [screen, needsOf(compilation, groups, { slots, loaded })])));
    return {
      name,
      entry: initial.includes('remoteEntry.js') ? 'remoteEntry.js' : entryFile,
      files,
      initial,
      pages: filesOf(pages),
      parts: filesOf(parts),
      needs: { pages: needs(pages), parts: needs(parts) },
      ...(name === 'shell' && { given: byName(filesGiven(compilation, scriptsOf, loaded)) }),
      shared: sharedOf(compilation, dir),
      contract,
    };
  }
}

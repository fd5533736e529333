import { relative, sep } from 'node:path';
import type { ChunkGroup, Compilation, Compiler, WebpackPluginInstance } from 'webpack';

/** The file in which the build says which files a page's first load needs: `{"mf-search/hospital": ["….js"]}`. */
export const SCREENS = 'screens.json';

const PAGE = /\/([a-z0-9-]+)\.page\.tsx$/;

/** The scripts that a lazy group and those above it bring beyond the entry. */
function scriptsOf(group: ChunkGroup): string[] {
  if (group.isInitial()) return [];
  const own = group.chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js'));
  return [...[...group.parentsIterable].flatMap(scriptsOf), ...own];
}

function screensOf(compilation: Compilation, repository: string): Record<string, string[]> {
  const screens: Record<string, string[]> = {};
  for (const group of compilation.chunkGroups) {
    for (const { request, module } of group.origins) {
      const [, page] = PAGE.exec(request ?? '') ?? [];
      const importer = module && 'resource' in module ? String(module.resource) : null;
      if (page && importer) screens[`${relative(repository, importer).split(sep)[0]}/${page}`] = [...new Set(scriptsOf(group))];
    }
  }
  return screens;
}

/** So that a page's document can name the lazy files that it will ask for. */
export class ScreensPlugin implements WebpackPluginInstance {
  readonly #repository: string;

  constructor(repository: string) {
    this.#repository = repository;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ScreensPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ScreensPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () =>
        compilation.emitAsset(SCREENS, new sources.RawSource(JSON.stringify(screensOf(compilation, this.#repository)))),
      );
    });
  }
}

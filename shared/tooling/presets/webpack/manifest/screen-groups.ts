import { join } from 'node:path';
import type { ChunkGroup, Compilation } from 'webpack';
import { screenImports } from '../../remote-offers.ts';

const SCREEN = /\/([a-z0-9-]+)\.(page|part)\.tsx$/;

function groupsOf(compilation: Compilation, isAsked: (request: string) => boolean): ChunkGroup[] {
  return compilation.chunkGroups.filter(({ origins }) => origins.some(({ request }) => isAsked(request ?? '')));
}

/** The shell's pages have the names of their files. */
function screensOfShell(compilation: Compilation, role: 'pages' | 'parts'): [name: string, groups: ChunkGroup[]][] {
  const names = new Set<string>();
  for (const { origins } of compilation.chunkGroups) {
    for (const { request } of origins) {
      const match = SCREEN.exec(request ?? '');
      if (match?.[1] && `${match[2]}s` === role) names.add(match[1]);
    }
  }
  const isOf = (name: string) => (request: string) => request.endsWith(`/${name}.${role.slice(0, -1)}.tsx`);
  return [...names].map((name) => [name, groupsOf(compilation, isOf(name))]);
}

/** The groups of chunks that each page, or part, is loaded by: under the name that remote.ts has for it, whatever its file is called. */
export function screensOf(
  compilation: Compilation,
  { name: of, dir }: { name: string; dir: string },
  role: 'pages' | 'parts',
): [name: string, groups: ChunkGroup[]][] {
  if (of === 'shell') return screensOfShell(compilation, role);
  const imports = [...screenImports(join(dir, 'remote.ts'), role)];
  return imports.map(([name, requests]) => [name, groupsOf(compilation, (request) => requests.includes(request))]);
}

import type { Chunk } from 'webpack';

const SCREEN = /([a-z0-9-]+)\.(page|part)\.tsx$/;

/** The screen that a chunk was made for, unless it was split off for several. */
function screenOf(chunk: Chunk): string | null {
  if (chunk.chunkReason) return null;
  for (const group of chunk.groupsIterable) {
    for (const { request } of group.origins) {
      const match = SCREEN.exec(request ?? '');
      if (match) return `${match[1]}.${match[2]}`;
    }
  }
  return null;
}

/** `hospital-list.page` for a screen's chunk, so that a network panel can be read; for others what webpack calls them, shortened. */
export function readableChunkName(chunk: Chunk): string {
  if (chunk.name) return chunk.name;
  const id = String(chunk.id ?? 'chunk');
  return (
    screenOf(chunk) ??
    id
      .replace(/^.*node_modules_/, '')
      .replace(/_(tsx?|m?js)(?=$|-)/g, '')
      .slice(0, 60)
  );
}

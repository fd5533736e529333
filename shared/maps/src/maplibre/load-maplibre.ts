import type * as MapLibre from 'maplibre-gl';

let loading: Promise<typeof MapLibre> | undefined;

/**
 * MapLibre, in its own chunk, loaded once; a failed load may be tried again.
 * Its worker is a file of its own beside the chunks: the CSP needs `worker-src 'self'` and nothing else.
 * `withPmtiles` also teaches it `pmtiles://` sources.
 */
export async function loadMapLibre(withPmtiles: boolean): Promise<typeof MapLibre> {
  loading ??= importMapLibre().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const library = await loading;
  if (withPmtiles) {
    const { Protocol } = await import('pmtiles');
    library.addProtocol('pmtiles', new Protocol().tile);
  }
  return library;
}

async function importMapLibre(): Promise<typeof MapLibre> {
  const library = await import('maplibre-gl');
  library.setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  return library;
}

/** Whether this browser draws WebGL 2. Asked before MapLibre's 240 kB are fetched. */
export function canDrawWebGL(): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false;
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

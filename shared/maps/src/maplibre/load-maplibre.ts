import type * as MapLibre from 'maplibre-gl';

/** The parts of the library that the map uses. */
export type MapLibrary = Pick<typeof MapLibre, 'Map' | 'Marker' | 'addProtocol'>;

const UNMASKED_RENDERER = 0x9246;

let loading: Promise<MapLibrary> | undefined;

/**
 * MapLibre, in its own chunk, loaded once; a failed load may be tried again.
 * Its worker is made of the same file, as a blob: the CSP needs `worker-src blob:` and nothing else.
 * `withPmtiles` also teaches it `pmtiles://` sources.
 */
export async function loadMapLibre(withPmtiles: boolean): Promise<MapLibrary> {
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

/** It is CommonJS: all of it is the default of what a strict module imports. */
async function importMapLibre(): Promise<MapLibrary> {
  const library: MapLibrary & { default?: MapLibrary } = await import('maplibre-gl');
  return library.default ?? library;
}

/**
 * The device that draws WebGL 2 in this browser: a graphics card, or the processor alone. Undefined where none does. Asked before
 * MapLibre's 225 kB are fetched.
 */
export function whoDrawsWebGL(): 'card' | 'processor' | undefined {
  if (typeof WebGL2RenderingContext === 'undefined') return undefined;
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return undefined;
  const renderer = String(
    context.getExtension('WEBGL_debug_renderer_info') ? context.getParameter(UNMASKED_RENDERER) : context.getParameter(context.RENDERER),
  );
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer) ? 'processor' : 'card';
}

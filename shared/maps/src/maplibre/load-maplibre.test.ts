import { whoDrawsWebGL } from './load-maplibre.ts';

const RENDERER = 0x1f01;
const UNMASKED_RENDERER = 0x9246;
const lose = jest.fn();

type GraphicsNames = { masked: string; unmasked?: string };
function aBrowserThat(drawn: GraphicsNames | undefined): void {
  Object.assign(globalThis, { WebGL2RenderingContext: class {} });
  const context = drawn && {
    RENDERER,
    getExtension: (name: string) => (name === 'WEBGL_lose_context' ? { loseContext: lose } : drawn.unmasked === undefined ? null : {}),
    getParameter: (asked: number) => ({ [RENDERER]: drawn.masked, [UNMASKED_RENDERER]: drawn.unmasked })[asked],
  };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation(((kind: string) => (kind === 'webgl2' ? (context ?? null) : null)) as never);
}
afterEach(() => {
  lose.mockClear();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'WebGL2RenderingContext');
});

test('the check of WebGL finds no WebGL renderer without WebGL 2 or with a blocked graphics card', () => {
  expect(whoDrawsWebGL()).toBeUndefined();
  aBrowserThat(undefined);
  expect(whoDrawsWebGL()).toBeUndefined();
});

test.each<[string, GraphicsNames, 'card' | 'processor']>([
  [
    'an Nvidia card',
    { masked: 'WebKit WebGL', unmasked: 'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0, D3D11)' },
    'card',
  ],
  ['a phone', { masked: 'WebKit WebGL', unmasked: 'Adreno (TM) 740' }, 'card'],
  ['Safari, which hides the details', { masked: 'Apple GPU' }, 'card'],
  [
    'Chromium without a graphics card',
    { masked: 'WebKit WebGL', unmasked: 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)' },
    'processor',
  ],
  ['Firefox without a graphics card', { masked: 'llvmpipe (LLVM 15.0.6, 256 bits)' }, 'processor'],
  [
    'Windows without a graphics driver',
    { masked: 'WebKit WebGL', unmasked: 'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)' },
    'processor',
  ],
])('the check of WebGL detects what draws WebGL: %s', (_who, drawn, expected) => {
  aBrowserThat(drawn);
  expect(whoDrawsWebGL()).toBe(expected);
  // A page may have few of them.
  expect(lose).toHaveBeenCalledTimes(1);
});

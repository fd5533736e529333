import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import type { ServerBuild } from '@petcare/contracts';
import type { BuildSource } from './messages.ts';

type Require = (name: string) => unknown;

const NODE_MODULES = ['util', 'crypto', 'async_hooks', 'stream'];
const requireOfNode = createRequire(`${process.cwd()}/`);
// Loaded while there is still all that they are made of.
const nodeModules = new Map(NODE_MODULES.map((name) => [name, requireOfNode(`node:${name}`) as unknown]));

/** The modules that draw only in a browser: named in the builds, never reached here. */
const INERT = /^(maplibre-gl|pmtiles)(\/|$)/;

/** The modules that the shell's server build may ask for: parts of Node that reach nothing outside. */
export const shellRequire: Require = (name) => {
  const plain = name.replace(/^node:/, '');
  if (nodeModules.has(plain)) return nodeModules.get(plain);
  if (INERT.test(name)) return {};
  throw new Error(`A server build may not require ${name}`);
};

/** The modules that a remote's server build may ask for: the modules that the shell gives, of which there is one copy as in the page. */
export function remoteRequire(shared: Record<string, unknown>): Require {
  return (name) => (Object.hasOwn(shared, name) ? shared[name] : shellRequire(name));
}

/**
 * The globals that lead out of a thread without being required. A rendering needs none of it; who is bent on getting out has other ways.
 */
const WAYS_OUT = [
  'require',
  'module',
  'exports',
  'process',
  'fetch',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'MessagePort',
  'navigator',
  'WebAssembly',
  'SharedArrayBuffer',
  'Atomics',
];

/** From here on a build has only what it is given. */
export function closeWaysOut(): void {
  for (const name of WAYS_OUT) Reflect.deleteProperty(globalThis, name);
}

/** Run a server build as a CommonJS module. @throws what it throws, or when it is none */
export function evaluate({ package: name, release, text }: BuildSource, require: Require): ServerBuild {
  const filename = `${name}@${release}/server.cjs`;
  const wrapper = new Script(`(function (exports, require, module, __filename, __dirname) {${text}\n})`, {
    filename,
  }).runInThisContext() as (...given: unknown[]) => void;
  const module = { exports: {} as Partial<ServerBuild> };
  wrapper(module.exports, require, module, filename, '/');
  if (typeof module.exports.render !== 'function') throw new Error(`The server build of ${name} exports no render`);
  return module.exports as ServerBuild;
}

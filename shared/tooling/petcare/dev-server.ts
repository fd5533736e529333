import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { repository } from '../presets/webpack/base-config.ts';
import { offerFaults } from './check/offer-faults.ts';
import { browserConfig } from '../presets/webpack/browser-config.ts';
import { onChangedWorkers } from './development/changed-workers.ts';
import { developmentPageConfig } from './development/development-page-config.ts';

const require = createRequire(import.meta.url);

type DevServer = { port: number; close(): Promise<void> };

function built(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      const report = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : null);
      compiler.close(() => (report === null ? resolve() : reject(new Error(report))));
    });
  });
}

/**
 * Serve one remote from its sources on a free port. A page that shows it, and
 * has run the page script of this server first, takes a saved change in place;
 * a change that can't be taken so reloads it. The page itself comes from
 * elsewhere, so every origin may fetch from it.
 * @param dir absolute folder of the remote
 */
async function serveRemote(dir: string): Promise<DevServer> {
  // The configuration asks for the first when it is imported, the search for a port for the second.
  process.env['NODE_ENV'] = 'development';
  process.env['WEBPACK_DEV_SERVER_BASE_PORT'] ??= '4200';
  const config = await browserConfig(dir);
  const pageScripts = join(repository, '.cache', 'development-page');
  await built(developmentPageConfig(pageScripts));
  const port = Number(await WebpackDevServer.getFreePort('auto', 'localhost'));
  const compiler = webpack(config);
  if (!compiler) throw new Error(`${dir} has no build`);
  const firstBuild = new Promise<void>((resolve) => compiler.hooks.done.tap('serveRemote', () => resolve()));
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: true },
        logging: 'warn',
      },
      setupExitSignals: false,
      static: { directory: pageScripts, watch: false },
    },
    compiler,
  );
  await server.start();
  await firstBuild;
  onChangedWorkers(compiler, (workers) => {
    console.log(`${workers.join(', ')}: the page is reloaded, since it would keep the worker that it runs.`);
    server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
  });
  await tellOffer(compiler, dir);
  return { port, close: () => server.stop() };
}

/** Says on the terminal what the site would refuse of remote.ts, once for each change of it. */
async function tellOffer(compiler: Compiler, dir: string): Promise<void> {
  let before = '';
  const tell = async () => {
    const faults = (await offerFaults(dir).catch((error: unknown) => [error instanceof Error ? error.message : String(error)])).join('\n');
    if (faults !== before && faults !== '') console.log(faults);
    before = faults;
  };
  await tell();
  compiler.hooks.done.tapPromise('tellOffer', tell);
}

/** The lines that tell a developer where a served remote stands in the site. */
function servedLines(site: string, name: string, port: number, isElsewhere: boolean): string[] {
  return [
    `${name} live in the site: ${site}/?remote=${name}@localhost:${port}`,
    ...(isElsewhere
      ? [
          `A site elsewhere wants a tester’s key once: ${site}/?tester=KEY   The browser may ask whether it may reach this machine: allow it.`,
        ]
      : []),
  ];
}

/** Says on the terminal which types don't fit, after each save. */
function watchTypes(dir: string): ChildProcess | null {
  if (!existsSync(join(dir, 'tsconfig.json'))) return null;
  const args = [require.resolve('typescript/bin/tsc'), '--noEmit', '--watch', '--preserveWatchOutput'];
  return spawn(process.execPath, args, { cwd: dir, stdio: 'inherit' });
}

/**
 * Serve a remote from its sources inside a site, say where, and after each save which types don't fit.
 * @param dir absolute folder of the remote
 * @param options.site the site's origin
 * @param options.isElsewhere whether others run it: there a remote of this machine is for testers
 * @param options.ended the end of it all
 */
export async function developRemote(
  dir: string,
  { name, site, isElsewhere, ended }: { name: string; site: string; isElsewhere: boolean; ended: Promise<unknown> },
): Promise<void> {
  const server = await serveRemote(dir);
  for (const line of servedLines(site, name, server.port, isElsewhere)) console.log(line);
  const types = watchTypes(dir);
  await ended;
  types?.kill();
  await server.close();
}

/** The origin of a site that is developed against, http ones too; null for what is no address of one. */
export function siteOrigin(address: string): string | null {
  try {
    const { protocol, origin } = new URL(address);
    return protocol === 'https:' || protocol === 'http:' ? origin : null;
  } catch {
    return null;
  }
}

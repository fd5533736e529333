import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

export type DevServer = { port: number; close(): Promise<void> };

/**
 * Serve one remote from its sources on a free port; a page that shows it
 * reloads when a file is saved. The page itself comes from elsewhere, so
 * every origin may fetch from it.
 * @param dir absolute folder of the remote
 */
export async function serveRemote(dir: string): Promise<DevServer> {
  // The configuration asks for the first when it is imported, the search for a port for the second.
  process.env['NODE_ENV'] = 'development';
  process.env['WEBPACK_DEV_SERVER_BASE_PORT'] ??= '4200';
  const { default: config } = (await import(pathToFileURL(join(dir, 'webpack.config.ts')).href)) as { default: Configuration };
  const port = Number(await WebpackDevServer.getFreePort('auto', 'localhost'));
  const compiler = webpack(config);
  if (!compiler) throw new Error(`${dir} has no build`);
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('serveRemote', () => resolve()));
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port,
      hot: false,
      liveReload: true,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
      setupExitSignals: false,
      static: false,
    },
    compiler,
  );
  await server.start();
  await built;
  return { port, close: () => server.stop() };
}

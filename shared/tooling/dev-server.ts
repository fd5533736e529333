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
  // The configuration asks for this when it is imported; the port search starts there.
  process.env['NODE_ENV'] = 'development';
  process.env['WEBPACK_DEV_SERVER_BASE_PORT'] ??= '4200';
  const { default: config } = (await import(pathToFileURL(join(dir, 'webpack.config.ts')).href)) as { default: Configuration };
  const compiler = webpack(config);
  if (!compiler) throw new Error(`${dir} has no build`);
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('serveRemote', () => resolve()));
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      port: 'auto',
      hot: false,
      liveReload: true,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { webSocketURL: 'auto://localhost:0/ws', overlay: false, logging: 'warn' },
      setupExitSignals: false,
      static: false,
    },
    compiler,
  );
  await server.start();
  await built;
  return { port: Number(server.options.port), close: () => server.stop() };
}

import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

const REFRESH_ERRORS = join(import.meta.dirname, 'refresh-errors.mjs');

/** A web worker has no page script, and no components: the runtime does nothing there. */
const REFRESH_OF_PAGE = 'globalThis.petcareRefresh?.() ?? new Proxy({}, { get: () => () => undefined })';

/**
 * The plugins with which a remote's build shows a saved change in place, its state kept. The refresh runtime is the page's one copy, which
 * `development-page.ts` has put there before React started.
 */
export function fastRefresh({
  chunkLoadingGlobal,
}: {
  chunkLoadingGlobal: string;
}): Required<Pick<Configuration, 'plugins' | 'externals'>> {
  return {
    plugins: [
      new ReactRefreshPlugin({
        exclude: [/node_modules/, REFRESH_ERRORS],
        overlay: { entry: false, module: REFRESH_ERRORS, sockIntegration: false },
      }),
      // Chunks of a container that was loaded before, and failed, may be of an earlier save.
      new webpack.BannerPlugin({ banner: `delete globalThis[${JSON.stringify(chunkLoadingGlobal)}];`, raw: true, entryOnly: true }),
    ],
    externals: [
      ({ request = '' }, answer) =>
        /(^|[\\/])react-refresh[\\/]runtime(\.js)?$/.test(request) ? answer(undefined, `var (${REFRESH_OF_PAGE})`) : answer(),
    ],
  };
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';

const [dir, out] = process.argv.slice(2);
if (!dir || !out) throw new Error('usage: build.main.ts PACKAGE_FOLDER OUTPUT_FOLDER');

const { default: config } = (await import(pathToFileURL(join(dir, 'webpack.config.ts')).href)) as { default: Configuration };
const compiler = webpack({ ...config, output: { ...config.output, path: out } });

compiler.run((error, stats) => {
  const report = error?.stack ?? stats?.toString({ preset: 'errors-warnings', colors: false });
  if (report) console.error(report);
  // Closing writes the persistent cache.
  compiler.close(() => process.exit(error || !stats || stats.hasErrors() ? 1 : 0));
});

import { buildPackage } from './build/build-package.ts';

const [dir, out] = process.argv.slice(2);
if (!dir || !out) throw new Error('usage: build.main.ts PACKAGE_FOLDER OUTPUT_FOLDER');
const { built, report } = await buildPackage(dir, out);
if (report) console.error(report);
process.exit(built ? 0 : 1);

const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { buildSync } = require('esbuild');

const lockFile = readFileSync(join(__dirname, '../../../../pnpm-lock.yaml'));

/**
 * The `moduleNameMapper` that gives tests a package of many files as one: jest reads every file anew for each test
 * file, and those of packages cost more than all of a screen's or a module's own.
 * Each bundle names its `entries`, which share their state; `external`, what it must share with the tests; `from`,
 * the folder of a package that depends on all of these. They are built once per lock file, into its node_modules, from
 * where what is external is found.
 */
module.exports = (bundles) => Object.fromEntries(bundles.flatMap(mapped));

function mapped({ from, entries, external = [] }) {
  const key = createHash('sha256').update(JSON.stringify({ entries, external })).update(lockFile).digest('hex').slice(0, 12);
  const folder = join(from, 'node_modules/.cache/jest', `${fileName(entries[0])}-${key}`);
  if (!existsSync(folder)) build(folder, { from, entries, external });
  return entries.map((entry) => [`^${entry}$`, join(folder, `${fileName(entry)}.cjs`)]);
}

const fileName = (entry) => entry.replaceAll('/', '-');

/** Built beside and renamed, so that a second run at the same time never reads half of it. */
function build(folder, { from, entries, external }) {
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  const contents = entries.map((entry, at) => `export * as entry${at} from '${entry}';`).join('\n');
  const outfile = join(own, 'all.cjs');
  buildSync({
    stdin: { contents, resolveDir: from },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    external,
    outfile,
    minifyWhitespace: true,
    legalComments: 'none',
  });
  for (const [at, entry] of entries.entries()) {
    const exported = `module.exports = { __esModule: true, ...require('./all.cjs').entry${at} };\n`;
    writeFileSync(join(own, `${fileName(entry)}.cjs`), exported);
  }
  try {
    renameSync(own, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

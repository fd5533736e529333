const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } = require('node:fs');
const { isBuiltin } = require('node:module');
const { dirname, join } = require('node:path');
const { build } = require('esbuild');

/**
 * The settings of a jest project that give its tests the modules below `roots` of `base` as one file: jest reads,
 * resolves and compiles each module anew for every test file, which for a test of the server took as long as its tests.
 * A module is run when it is first asked for, as ever, and each is what it is alone: only where its text stands is another.
 *
 * For whole runs (`PETCARE_WHOLE`): jest no longer sees which test needs which module, which `--findRelatedTests` asks
 * for. `programs` are files that jest itself runs, outside of the tests; `moduleNameMapper` is the project's: what it
 * finds is asked for by its name.
 */
module.exports = async ({ base, roots, programs = [], moduleNameMapper = {} }) => {
  if (process.env.PETCARE_WHOLE !== '1') return {};
  const modules = roots.flatMap((root) => modulesBelow(base, root)).filter((module) => !programs.includes(module));
  const hash = createHash('sha256').update(readFileSync(__filename)).update(JSON.stringify({ base, moduleNameMapper }));
  for (const module of modules) hash.update(module).update(readFileSync(join(base, module)));
  const folder = join(base, 'node_modules/.cache/jest', `sources-${hash.digest('hex').slice(0, 12)}`);
  if (!existsSync(folder))
    await write(folder, { base, modules, named: Object.keys(moduleNameMapper).map((pattern) => new RegExp(pattern)) });
  return { resolver: join(folder, 'resolver.cjs') };
};

/** A module that waits at its top level is a program of its own, and no test's. */
const WAITS = /^(const .* = |for )?await /m;
const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$|(^|\/)main\.ts$|\.main\.ts$|\.config\.ts$/;

function modulesBelow(base, root) {
  const entries = readdirSync(join(base, root), { withFileTypes: true }).filter(({ name }) => name !== 'node_modules');
  return entries
    .flatMap((entry) => (entry.isDirectory() ? modulesBelow(base, join(root, entry.name)) : [join(root, entry.name)]))
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file) && !WAITS.test(readFileSync(join(base, file), 'utf8')))
    .sort();
}

/** Written beside and renamed, so that a second run at the same time never reads half of it. */
async function write(folder, { base, modules, named }) {
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  const requires = modules.map((module) => `  ${JSON.stringify(module)}: () => require(${JSON.stringify(`./${module}`)}),`);
  await build({
    stdin: { contents: `module.exports = {\n${requires.join('\n')}\n};`, resolveDir: base },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'es2023',
    // As jest asks packages for what they give.
    conditions: ['node', 'require', 'default'],
    mainFields: ['main'],
    supported: { 'dynamic-import': false },
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    outfile: join(own, 'all.cjs'),
    plugins: [sourcesOf({ base, modules: new Set(modules), named })],
    logLevel: 'warning',
  });
  for (const module of modules) {
    const file = join(own, `${module}.cjs`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `module.exports = require(${JSON.stringify(join(folder, 'all.cjs'))})[${JSON.stringify(module)}]();\n`);
  }
  writeFileSync(join(own, 'resolver.cjs'), resolver(folder, base, modules));
  try {
    renameSync(own, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

/**
 * In a namespace of its own, as esbuild judges by the package.json beside a file how Node would import CommonJS, and
 * swc, which turns what stays outside, doesn't.
 */
function sourcesOf({ base, modules, named }) {
  return {
    name: 'sources',
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ path, resolveDir, pluginData }) => {
        if (pluginData === PLACED) return undefined;
        if (isBuiltin(path) || named.some((pattern) => pattern.test(path))) return { path, external: true };
        const isOwnPath = path.startsWith('.');
        const found = isOwnPath ? null : await build.resolve(path, { resolveDir, kind: 'require-call', pluginData: PLACED });
        const file = isOwnPath ? join(resolveDir, path) : found.errors.length > 0 ? path : found.path;
        const isOwn = file.startsWith(`${base}/`) && modules.has(file.slice(base.length + 1));
        return isOwn ? { path: file, namespace: 'sources' } : { path: file, external: true };
      });
      build.onLoad({ filter: /./, namespace: 'sources' }, ({ path }) => ({
        loader: path.split('.').at(-1),
        resolveDir: dirname(path),
        contents: readFileSync(path, 'utf8').replaceAll(META, (_all, name) => JSON.stringify(placeOf(path)[name])),
      }));
    },
  };
}

/** Marks a question that esbuild is to answer by itself. */
const PLACED = Symbol('placed');

/** As code has it, not a text that names it. */
const META = /(?<!['"`])import\.meta\.(url|dirname|filename)(?!['"`])/g;
const placeOf = (path) => ({ url: `file://${path}`, dirname: dirname(path), filename: path });

/** The text of jest's resolver: a module of these is found in its place in the folder. */
const resolver = (folder, base, modules) => `const modules = new Set(${JSON.stringify(modules)});
module.exports = (request, options) => {
  const path = options.defaultResolver(request, options);
  const module = path.startsWith(${JSON.stringify(`${base}/`)}) ? path.slice(${base.length + 1}) : '';
  return modules.has(module) ? ${JSON.stringify(`${folder}/`)} + module + '.cjs' : path;
};
`;

const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { build } = require('esbuild');

/**
 * The settings of a jest project that give its tests the modules below `src` as one file: jest reads, resolves and
 * compiles each module anew for every test file, which for a test of the server took as long as its tests. A module
 * is run when it is first asked for, as ever, and each is what it is alone: only where its text stands is another.
 *
 * For whole runs (`PETCARE_WHOLE`) alone: jest no longer sees which test needs which module, which
 * `--findRelatedTests` asks for. `programs` are files that jest itself runs, outside of the tests.
 */
module.exports = async ({ src, programs = [] }) => {
  if (process.env.PETCARE_WHOLE !== '1') return {};
  const modules = modulesOf(src).filter((module) => !programs.includes(module));
  const hash = createHash('sha256').update(readFileSync(__filename)).update(src);
  for (const module of modules) hash.update(module).update(readFileSync(join(src, module)));
  const folder = join(dirname(src), 'node_modules/.cache/jest', `sources-${hash.digest('hex').slice(0, 12)}`);
  if (!existsSync(folder)) await write(folder, src, modules);
  return { resolver: join(folder, 'resolver.cjs') };
};

/** A module that waits at its top level is a program of its own, and no test's. */
const WAITS = /^(const .* = |for )?await /m;
const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$|(^|\/)main\.ts$|\.main\.ts$/;

function modulesOf(src) {
  const files = readdirSync(src, { recursive: true }).filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file));
  return files.filter((file) => !WAITS.test(readFileSync(join(src, file), 'utf8'))).sort();
}

/** Written beside and renamed, so that a second run at the same time never reads half of it. */
async function write(folder, src, modules) {
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  const requires = modules.map((module) => `  ${JSON.stringify(module)}: () => require(${JSON.stringify(`./${module}`)}),`);
  await build({
    stdin: { contents: `module.exports = {\n${requires.join('\n')}\n};`, resolveDir: src },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'es2023',
    jsx: 'automatic',
    packages: 'external',
    sourcemap: 'linked',
    sourcesContent: false,
    outfile: join(own, 'all.cjs'),
    plugins: [sourcesOf(src)],
    logLevel: 'warning',
  });
  for (const module of modules) {
    const file = join(own, `${module}.cjs`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `module.exports = require(${JSON.stringify(join(folder, 'all.cjs'))})[${JSON.stringify(module)}]();\n`);
  }
  writeFileSync(join(own, 'resolver.cjs'), resolver(folder, src, modules));
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
function sourcesOf(src) {
  return {
    name: 'sources',
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const file = join(resolveDir, path);
        return file.startsWith(`${src}/`) ? { path: file, namespace: 'sources' } : { path: file, external: true };
      });
      build.onLoad({ filter: /./, namespace: 'sources' }, ({ path }) => ({
        loader: path.split('.').at(-1),
        resolveDir: dirname(path),
        contents: readFileSync(path, 'utf8')
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
          .replaceAll('import.meta.filename', JSON.stringify(path))
          .replaceAll('import.meta.url', JSON.stringify(`file://${path}`)),
      }));
    },
  };
}

/** The text of jest's resolver: a module of these is found in its place in the folder. */
const resolver = (folder, src, modules) => `const modules = new Set(${JSON.stringify(modules)});
module.exports = (request, options) => {
  const path = options.defaultResolver(request, options);
  const module = path.startsWith(${JSON.stringify(`${src}/`)}) ? path.slice(${src.length + 1}) : '';
  return modules.has(module) ? ${JSON.stringify(`${folder}/`)} + module + '.cjs' : path;
};
`;

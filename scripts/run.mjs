// The only plain-JavaScript entry: it runs before anything is installed, so it needs nothing but Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MARKER = join(ROOT, 'node_modules', '.petcare-installed');
const readJson = (...parts) => JSON.parse(readFileSync(join(ROOT, ...parts), 'utf8'));

function fail(message) {
  console.error(message);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`펫케어 needs Node 20.19 or newer; this is Node ${process.versions.node} (${process.execPath}).`);
}

function requireCommand(command) {
  const commands = Object.keys(readJson('package.json').scripts);
  const known = command !== undefined && commands.includes(command);
  if (!known) fail(`Usage: npm run <${commands.join('|')}> [-- arguments]`);
  if (!existsSync(scriptOf(command))) fail(`${scriptOf(command)} does not exist.`);
}

/** Of all commands. npm keeps them for itself where no `--` stands before them, and a canary would go to everybody. */
const OPTIONS = [
  ...['against', 'as', 'budget', 'canary', 'days', 'from', 'go-on', 'look', 'minutes', 'note', 'owner', 'preview', 'release', 'to'],
  // Of an operator's acts: a trial would be done, a list be another one.
  ...['ad', 'area', 'by', 'count', 'csv', 'dry-run', 'file', 'json', 'kind', 'page', 'place', 'reason', 'state', 'text', 'until', 'writer'],
];

function requireOptions(command, args) {
  const kept = OPTIONS.filter((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined).map((name) => `--${name}`);
  if (kept.length === 0) return;
  fail(
    `npm has kept ${kept.join(', ')} for itself, and nothing was done: npm run ${[command, ...args].join(' ')} -- ${kept.join(' … ')} …`,
  );
}

/** Rooms of commands: those that run or prepare one service, and those on the site's data. */
const ROOMS = ['services', 'data', '.'];
const scriptOf = (name) => {
  const files = ROOMS.map((room) => join(ROOT, 'scripts', room, `${name.replace(':', '-')}.ts`));
  return files.find((file) => existsSync(file)) ?? files.at(-1);
};

function packageFiles() {
  const below = (folder) => readdirSync(join(ROOT, folder)).map((name) => join(folder, name, 'package.json'));
  return ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...below('.'), ...below('shared')]
    .filter((file) => existsSync(join(ROOT, file)))
    .sort();
}

function installHash() {
  const hash = createHash('sha256').update(`${PNPM} ${process.platform} ${process.arch} ${ROOT}`);
  for (const file of packageFiles()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

async function install() {
  const wanted = installHash();
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === wanted) return;
  console.log('Installing dependencies (the first time takes a minute or two) …');
  // NODE_ENV=production would leave out what the build needs.
  const env = { ...process.env, CI: 'true', NODE_ENV: 'development' };
  const { code } = await run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], { env });
  if (code !== 0) fail(`Installing failed (exit ${code}); the lines above say why.`);
  mkdirSync(dirname(MARKER), { recursive: true });
  writeFileSync(MARKER, wanted);
}

/** The hash of all that the types that are not committed are made of. */
function typesHash() {
  const within = (folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, name));
  const files = [
    'pnpm-lock.yaml',
    'server/openapi.json',
    ...within('server/src').filter((file) => file.endsWith('.graphql')),
    // The generator, and what reads the schema for it: features have fields of their own.
    ...['server/src/generate', 'server/src/platform/graphql', 'shared/features/src']
      .flatMap(within)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.gen.ts')),
  ];
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

const TYPES = ['server/src/platform/graphql/schema.gen.ts', 'shared/api/graphql-env.d.ts', 'shared/api/rest-env.d.ts'];
const TYPES_MARKER = join(ROOT, '.cache', 'types-of');

async function generateTypes() {
  const wanted = typesHash();
  const isCurrent = existsSync(TYPES_MARKER) && readFileSync(TYPES_MARKER, 'utf8') === wanted;
  if (isCurrent && TYPES.every((file) => existsSync(join(ROOT, file)))) return;
  const { code } = await run(process.execPath, ['--import', 'tsx', 'server/src/generate/types.main.ts']);
  // A schema with a fault is told by what was asked for as well.
  if (code !== 0) return console.error('The types of the API could not be made; the lines above say why.');
  mkdirSync(dirname(TYPES_MARKER), { recursive: true });
  writeFileSync(TYPES_MARKER, wanted);
}

function run(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: ROOT, stdio: 'inherit', ...options });
    const stop = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
    stopWithNpm(stop);
    // Started by petcare: the channel closes when that dies, however it dies.
    const left = () => stop('SIGTERM');
    process.on('disconnect', left);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, stop);
      process.off('disconnect', left);
      resolve({ code: code ?? 128 + constants.signals[signal] });
    });
  });
}

// npm killed by -9 can't tell anybody: notice that the parents (npm, and the shell between) are others now.
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const before = parents();
  setInterval(() => parents() !== before && stop('SIGTERM'), 1000).unref();
}

function parents() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(process.ppid);
  }
}

requireNode();
const [command, ...args] = process.argv.slice(2);
requireCommand(command);
requireOptions(command, args);
await install();
await generateTypes();
const { code } = await run(process.execPath, ['--import', 'tsx', scriptOf(command), ...args], {
  env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
  // The channel closes when this process dies, however it dies.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
process.exit(code);

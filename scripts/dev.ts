import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { developRemote, siteOrigin } from '@petcare/tooling/dev-server';
import { root } from './lib/paths.ts';
import { runningSite } from './lib/site/site-database.ts';

const USAGE = `Usage: npm run dev REMOTE [-- --against URL] [--from FOLDER]
  npm run dev mf-search                                       in the site of this checkout, which is started when it doesn't run
  npm run dev mf-search -- --against https://petcare.example  in a site elsewhere, for testers (npm run keys)
  --from FOLDER                                               another copy of the remote's folder than this checkout's`;

const START_LIMIT_MILLISECONDS = 10 * 60_000;
const ANSWER_LIMIT_MILLISECONDS = 10_000;

function refuse(line: string): never {
  console.error(line);
  process.exit(2);
}

function argumentsOf() {
  try {
    return parseArgs({ options: { against: { type: 'string' }, from: { type: 'string' } }, allowPositionals: true });
  } catch {
    return refuse(USAGE);
  }
}

const answers = (site: string) =>
  fetch(new URL('/healthz', site), { signal: AbortSignal.timeout(ANSWER_LIMIT_MILLISECONDS) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function siteOfCheckout(): Promise<string | null> {
  const site = await runningSite();
  return site && (await answers(site.url)) ? site.url : null;
}

async function startSite(): Promise<{ url: string; site: ChildProcess }> {
  const site = spawn(process.execPath, ['--import', 'tsx', join(root, 'scripts', 'start.ts')], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const deadline = Date.now() + START_LIMIT_MILLISECONDS;
  while (site.exitCode === null && Date.now() < deadline) {
    const url = await siteOfCheckout();
    if (url) return { url, site };
    await pause(300);
  }
  site.kill('SIGTERM');
  throw new Error('The site did not start; the lines above say why.');
}

async function openSite(against: string | undefined): Promise<{ url: string; site: ChildProcess | null }> {
  if (against === undefined) {
    const running = await siteOfCheckout();
    return running ? { url: running, site: null } : startSite();
  }
  const origin = siteOrigin(against);
  if (origin === null) return refuse(`--against is the address of a site, as https://petcare.example, not "${against}".`);
  // The browser may have a way there that this process lacks.
  if (!(await answers(origin))) console.log(`${origin} doesn’t answer from here.`);
  return { url: origin, site: null };
}

async function main(): Promise<void> {
  const { values, positionals } = argumentsOf();
  const [remote = ''] = positionals;
  const folder = values.from === undefined ? join(root, remote) : resolve(values.from);
  if (positionals.length !== 1 || !/^mf-[a-z0-9-]+$/.test(remote)) refuse(USAGE);
  if (!existsSync(join(folder, 'remote.ts'))) refuse(`${folder} is no folder of a remote: it has no remote.ts.\n${USAGE}`);

  const { url, site } = await openSite(values.against);
  const ended = new Promise<void>((end) => {
    for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, () => end());
    site?.once('exit', () => end());
  });
  await developRemote(folder, { name: remote, site: url, isElsewhere: values.against !== undefined, ended });
  site?.kill('SIGTERM');
  process.exit(0);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

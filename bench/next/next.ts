import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fontTags } from '../../delivery/src/page/document/font-faces.ts';
import { freePort, until } from '@petcare/node/processes';
import { installOutside, runIn } from '../lib/outside.ts';
import { pageOf } from '../lib/page-of.ts';

const require = createRequire(import.meta.url);
const START_LIMIT = 30_000;

/** The screens that it has: those without other teams' parts in them. */
export const NEXT_PAGES = ['/hostpital-list', '/community/petcafe'];

const VERSION = '16.4.6';

/** The typeface as it stands in a composed page's head. */
function typeface(): { href: string; media: string; css: string } {
  const [href, rest] = ['/fonts/petcare-sans.woff2', '/fonts/petcare-sans-rest.woff2'];
  const tags = fontTags({ common: href, rest }, '');
  const [, media] = /media="([^"]+)"/.exec(tags) ?? [];
  const [, css] = /<style[^>]*>([\s\S]*)<\/style>/.exec(tags) ?? [];
  if (!media || !css) throw new Error('The typeface is no longer named as this expects');
  return { href, media, css };
}

/**
 * The same sources as one application of Next.js (pages router): its folder and
 * its packages lie outside the workspace, the pages' and the kit's sources are
 * those of `root`, the typeface's files lie in `fonts`, the icon beside them.
 * @returns the port where it listens
 */
export async function startNext({
  root,
  apiUrl,
  fonts,
}: {
  root: string;
  apiUrl: string;
  fonts: string;
}): Promise<{ port: number; stop(): Promise<void> }> {
  const { version: react } = createRequire(join(root, 'shell', 'package.json'))('react/package.json') as { version: string };
  const tools = await installOutside({
    next: VERSION,
    react,
    'react-dom': react,
    typescript: '5.9.3',
    '@types/react': '19.2.2',
    '@types/node': '20.19.43',
  });
  const folder = await mkdtemp(join(tools, 'app-'));
  const env = { PETCARE_ROOT: root, PETCARE_API: apiUrl, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const next = require.resolve(join(tools, 'node_modules', 'next', 'dist', 'bin', 'next'));
  const forget = () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  try {
    await cp(join(import.meta.dirname, 'app'), folder, { recursive: true });
    await cp(fonts, join(folder, 'public', 'fonts'), { recursive: true });
    await cp(join(fonts, '..', 'favicon.svg'), join(folder, 'public', 'favicon.svg'));
    await writeFile(join(folder, 'typeface.json'), JSON.stringify(typeface()));
    await runIn(folder, process.execPath, [next, 'build', '--webpack'], env);
  } catch (error) {
    await forget();
    throw error;
  }
  const port = await freePort();
  const child = spawn(process.execPath, [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await forget();
  };
  const answers = () =>
    pageOf(port, NEXT_PAGES[0] ?? '/').then(
      ({ status }) => status === 200,
      () => false,
    );
  if (!(await until(answers, START_LIMIT, 200))) {
    await stop();
    throw new Error('Next.js did not start');
  }
  return { port, stop };
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize, relative } from 'node:path';
import { DockerfileParser, type Copy, type From } from 'dockerfile-ast';
import { root } from '../lib/paths.ts';

/** An image as far as its steps can be taken without Docker: the folder that is its root, where it works, what its programs are given. */
export interface TakenImage {
  folder: string;
  workdir: string;
  env: Record<string, string>;
  command: string[];
  healthcheck: string[];
}

const STEP_LIMIT = 15 * 60_000;

/** The files that `COPY . .` has: those of git, as .dockerignore leaves out what .gitignore does. */
function contextFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  return listed.split('\0').filter(Boolean);
}

async function copyContext(source: string, to: string): Promise<void> {
  const from = normalize(source);
  const files = contextFiles();
  if (files.includes(from)) return cp(join(root, from), join(to, from));
  for (const file of files.filter((each) => from === '.' || each.startsWith(`${from}/`))) {
    const place = join(to, relative(from, file));
    await mkdir(dirname(place), { recursive: true });
    await cp(join(root, file), place);
  }
}

/** Runs a step in a shell that has nothing of ours but PATH: its home is the image's. */
async function runStep(line: string, image: TakenImage, home: string): Promise<void> {
  const child = spawn('sh', ['-ec', line], {
    cwd: join(image.folder, image.workdir),
    env: { PATH: process.env['PATH'], HOME: home, ...image.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: STEP_LIMIT,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`RUN ${line} ended with ${code}:\n${output.slice(-3_000)}`);
}

async function copyStep(words: string[], from: string | undefined, image: TakenImage, images: Map<string, TakenImage>): Promise<void> {
  const to = join(image.folder, image.workdir, words.at(-1)!);
  for (const source of words.slice(0, -1)) {
    if (from) await cp(join(images.get(from)!.folder, source), to, { recursive: true, verbatimSymlinks: true });
    else await copyContext(source, to);
  }
}

/** The images of the Dockerfile, by stage, each in a folder of its own below `into`. Packages of Debian and users are left out. */
export async function takeSteps(into: string): Promise<Map<string, TakenImage>> {
  const dockerfile = DockerfileParser.parse(await readFile(join(root, 'Dockerfile'), 'utf8'));
  const home = join(into, 'home');
  await mkdir(home, { recursive: true });
  const images = new Map<string, TakenImage>();
  for (const instruction of dockerfile.getInstructions()) {
    const words = instruction.getArguments().map((argument) => argument.getValue());
    const text = instruction.getArgumentsContent() ?? '';
    if (instruction.getKeyword() === 'FROM') {
      const name = (instruction as From).getBuildStage()!;
      const base = images.get(words[0]!);
      images.set(name, base ? structuredClone(base) : { folder: join(into, name), workdir: '/', env: {}, command: [], healthcheck: [] });
      continue;
    }
    const image = [...images.values()].at(-1)!;
    const steps: Record<string, () => Promise<void> | void> = {
      WORKDIR: async () => void (await mkdir(join(image.folder, (image.workdir = text)), { recursive: true })),
      ENV: () => void Object.assign(image.env, Object.fromEntries(words.map((word) => word.split('=')))),
      COPY: () => copyStep(words, (instruction as Copy).getFromFlag()?.getValue() ?? undefined, image, images),
      RUN: () => (text.startsWith('apt-get ') ? undefined : runStep(text, image, home)),
      CMD: () => void (image.command = JSON.parse(text) as string[]),
      HEALTHCHECK: () => void (image.healthcheck = text === 'NONE' ? [] : (JSON.parse(text.slice(text.indexOf('['))) as string[])),
      USER: () => undefined,
      EXPOSE: () => undefined,
    };
    await steps[instruction.getKeyword()]!();
  }
  return images;
}

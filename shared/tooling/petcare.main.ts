#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { commands } from './src/petcare/commands.ts';
import { ownName } from './src/petcare/own-package.ts';
import { runInWorkspace, workspaceOf } from './src/petcare/workspace.ts';
import { Wrong } from './src/petcare/wrong.ts';

const USAGE = `Usage: ${Object.values(commands)
  .map(({ usage, does }) => `petcare ${usage}\n         ${does}`)
  .join('\n       ')}
In the folder of a remote. The site is the one of .npmrc, or --to URL; PETCARE_KEY holds the key of the package.
In a workspace it is the site of the checkout, without a key, or --to URL.`;

/** An option that names the site. */
const OF_SITE = /^--(to|against)(=|$)/;

async function main([name = '', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Wrong(USAGE);
  const workspace = command.inWorkspace && !args.some((arg) => OF_SITE.test(arg)) ? workspaceOf(process.cwd()) : null;
  if (command.inWorkspace && workspace !== null) return runInWorkspace(workspace, command.inWorkspace(await ownName(process.cwd()), args));
  try {
    if ('runAsTyped' in command) return await command.runAsTyped(process.cwd(), args);
    const { values } = parseArgs({ args, options: command.options });
    return await command.run(process.cwd(), values);
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) throw error;
    throw new Wrong(`${error.message}\n${USAGE}`);
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Wrong ? 2 : 1;
}
// Builders leave workers behind.
process.exit();

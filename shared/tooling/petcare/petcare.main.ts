#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { commands, type Command } from './commands/commands.ts';
import { ownName } from './own-package/own-package.ts';
import { swallowedOptions } from './commands/swallowed-options.ts';
import { USAGE, usageOf, versionOfKit } from './commands/usage.ts';
import { runInWorkspace, workspaceOf } from './own-package/workspace.ts';
import { UsageError } from './own-package/usage-error.ts';

/** An option that names the site. */
const OF_SITE = /^--(to|against)(=|$)/;
const HELP = ['--help', '-h'];

async function main([name = '', ...args]: string[]): Promise<number> {
  if (HELP.includes(name) || name === 'help') return told(USAGE);
  if (name === '--version') return told(versionOfKit());
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name === '' ? USAGE : `petcare has no command '${name}'.\n${USAGE}`);
  if (args.some((arg) => HELP.includes(arg))) return told(usageOf(name));
  const swallowed = swallowedOptions(name, Object.keys(command.options), process.env);
  if (swallowed !== null) throw new UsageError(swallowed);
  return run(name, command, args);
}

function told(text: string): number {
  console.log(text);
  return 0;
}

async function run(name: string, command: Command, args: readonly string[]): Promise<number> {
  const workspace = command.inWorkspace && !args.some((arg) => OF_SITE.test(arg)) ? workspaceOf(process.cwd()) : null;
  if (command.inWorkspace && workspace !== null) return runInWorkspace(workspace, command.inWorkspace(await ownName(process.cwd()), args));
  try {
    if ('runAsTyped' in command) return await command.runAsTyped(process.cwd(), args);
    const { values } = parseArgs({ args: [...args], options: command.options });
    return await command.run(process.cwd(), values);
  } catch (error) {
    if (!(error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))) throw error;
    throw new UsageError(`${faultOfArguments(name, error)}\n${usageOf(name)}`);
  }
}

/** Node's own sentence for an unknown option goes on about arguments that begin with a dash. */
function faultOfArguments(name: string, error: Error): string {
  const [, option] = /^Unknown option '([^']+)'/.exec(error.message) ?? [];
  return option === undefined ? error.message : `petcare ${name} has no option ${option}.`;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
// Builders leave workers behind.
process.exit();

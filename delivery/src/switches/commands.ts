import { linesOfSwitches, lineOfSwitched, type SwitchCommand } from '@petcare/wire/elsewhere';
import type { Database } from '../platform/database.ts';
import { withRegistry, type Say } from '../registry/with-registry.ts';
import { allSwitches, removeSwitch, setSwitch } from './switches.ts';

async function run(sql: Database, command: SwitchCommand, actor: string, say: Say): Promise<number> {
  if (command.verb === 'list') {
    for (const line of linesOfSwitches(await allSwitches(sql))) say(line);
    return 0;
  }
  const by = { actor, scope: 'shell' };
  const outcome = command.verb === 'set' ? await setSwitch(sql, command, by) : await removeSwitch(sql, command.name, by);
  say(outcome.done ? lineOfSwitched(command) : outcome.why);
  return outcome.done ? 0 : 1;
}

/** List the switches, or change one; tells of it. The exit code: 1 when nothing was done. */
export function switchesCommand(databaseUrl: string, command: SwitchCommand, { actor, say }: { actor: string; say: Say }): Promise<number> {
  return withRegistry(databaseUrl, (sql) => run(sql, command, actor, say));
}

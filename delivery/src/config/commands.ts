import { lineOfConfigured, linesOfSettings, type ConfigCommand } from '@petcare/wire/elsewhere';
import { withRegistry, type Say } from '../registry/with-registry.ts';
import { setConfig, settingsOf } from './config.ts';

/** List the configuration of a package, or change a key of it; tells of it. The exit code: 1 when nothing was done. */
export function configCommand(
  databaseUrl: string,
  name: string,
  command: ConfigCommand,
  { actor, say }: { actor: string; say: Say },
): Promise<number> {
  return withRegistry(databaseUrl, async (sql) => {
    if (command.verb === 'list') {
      const settings = await settingsOf(sql, name);
      if (settings) for (const line of linesOfSettings(settings, name)) say(line);
      else say(`Nothing of ${name} is live: its configuration is not known.`);
      return settings ? 0 : 1;
    }
    const { key, note } = command;
    const value = command.verb === 'set' ? command.value : undefined;
    const outcome = await setConfig(sql, { package: name, key, value, note }, actor);
    say(outcome.done ? lineOfConfigured(name, command) : outcome.why);
    return outcome.done ? 0 : 1;
  });
}

/**
 * The fault of a command whose options npm has kept for itself: `npm run release --canary 10`, without `--`, would release to everybody.
 * npm tells a script of such options in its environment alone.
 * @param name of the command
 * @param options the names of its options
 * @returns a sentence with what to type instead; null when npm has kept none
 */
export function swallowedOptions(name: string, options: readonly string[], env: NodeJS.ProcessEnv): string | null {
  const typed = options.flatMap((option) => {
    const value = env[`npm_config_${option.replaceAll('-', '_').toLowerCase()}`];
    if (value === undefined) return [];
    return [value === 'true' || value === '' ? `--${option}` : `--${option} ${/\s/.test(value) ? JSON.stringify(value) : value}`];
  });
  if (typed.length === 0) return null;
  const meant = typed.join(' ');
  return `npm has kept ${meant} for itself, and nothing was done: npm run ${name} -- ${meant}, or npx --no petcare ${name} ${meant}`;
}

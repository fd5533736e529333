/** The process environment, or what a test puts in its place. */
export type Environment = Record<string, string | undefined>;

/** All of these variables, or null when none is set; throws, naming it, when one is missing beside the others. */
export function allOrNone<Name extends string>(env: Environment, ...names: Name[]): Record<Name, string> | null {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is not set, though ${names.find((name) => env[name])} is`);
  return Object.fromEntries(names.map((name) => [name, env[name]])) as Record<Name, string>;
}

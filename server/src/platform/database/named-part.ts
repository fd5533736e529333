/**
 * The part of a change that a statement may write: the columns that are named here, as far as the change holds them. What
 * else has come with it stays out, whatever its type says.
 */
export function namedPart<T extends object, K extends keyof T>(change: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]]))) as Pick<T, K>;
}

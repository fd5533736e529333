/** The same entries in the order of their names: webpack finds modules at the same time, and the id of a release is made of its manifest's bytes. */
export function byName<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));
}

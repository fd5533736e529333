/** A page, and all that is wrong with it. */
export type PageLook = { path: string; wrong: readonly string[] };

/** The pages with what is wrong now and was not before: nobody is held up by another team's old fault. */
export function newlyWrong<T extends PageLook>(seen: readonly T[], known: readonly PageLook[]): T[] {
  const before = new Map(known.map(({ path, wrong }) => [path, wrong]));
  const changes = seen.map((one) => ({ ...one, wrong: one.wrong.filter((text) => !before.get(one.path)?.includes(text)) }));
  return changes.filter(({ wrong }) => wrong.length > 0);
}

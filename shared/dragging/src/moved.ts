/** The list with the item at `from` put to `to`; both places are counted from 0 in the list as it is now. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_item, index) => index !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
}

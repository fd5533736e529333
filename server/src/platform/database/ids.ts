const ID = /^[1-9]\d{0,15}$/;

/**
 * An id from the wire (an opaque string) as the number it is inside.
 * Anything that can't be an id gives 0, which no row has, so it ends as NOT_FOUND by itself.
 */
export function parseId(text: string): number {
  const id = ID.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(id) ? id : 0;
}

const MAX = 2_147_483_647;

/** The post's number in an address, or null when it can be none. */
export function postNumberOf(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const number = Number(text);
  return number <= MAX ? number : null;
}

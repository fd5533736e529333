/** An address that keeps where the person wanted to go. */
export function withNext(address: string, next: string | null): string {
  if (!next) return address;
  const [, page = '', hash = ''] = /^([^#]*)(.*)$/.exec(address) ?? [];
  return `${page}${page.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}${hash}`;
}

/** A name that no other has: 32 hexadecimal digits from the system's random source. Unlike `crypto.randomUUID`, also there on a plain http address. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const PUBLIC_IMAGE = /^\/uploads\/(images\/[0-9a-f-]{36})\/(200|320|560|800|1600)\.webp$/;
const PRIVATE_KEY = /^private\/[0-9a-f-]{36}\/(1600\.webp|file\.pdf)$/;

/** True for an address that `imageUrl` made: what a client may send back as a picture. */
export function isImageUrl(url: string): boolean {
  return PUBLIC_IMAGE.test(url);
}

/** True for the key of a private file: what a client may send back as one. */
export function isPrivateKey(key: string): boolean {
  return PRIVATE_KEY.test(key);
}

/** Under which key a picture's address, in whatever width, or a private file waits; undefined for anything else. */
export function waitingKeyOf(addressOrKey: string): string | undefined {
  return PUBLIC_IMAGE.exec(addressOrKey)?.[1] ?? (isPrivateKey(addressOrKey) ? addressOrKey : undefined);
}

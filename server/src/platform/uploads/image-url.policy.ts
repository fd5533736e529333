const PUBLIC_IMAGE = /^\/uploads\/images\/[0-9a-f-]{36}\/(320|800|1600)\.webp$/;

/** True for an address that `imageUrl` made: what a client may send back as a picture. */
export function isImageUrl(url: string): boolean {
  return PUBLIC_IMAGE.test(url);
}

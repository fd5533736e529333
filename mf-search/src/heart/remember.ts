type Lists = typeof import('@petcare/device-lists');

/** Keep what somebody has just done in a list of this device. Without its code nothing is kept, and nobody waits for it. */
export function remember(keep: (lists: Lists) => void): void {
  import(/* webpackChunkName: "hearts" */ '@petcare/device-lists').then(keep, () => undefined);
}

import type { RemoteName, SlotName } from '@petcare/contracts';

/** Which remote's part fills which slot, and in whose page the slot stands. */
export const slotOwners: Record<SlotName, { host: 'shell' | RemoteName; remote: RemoteName; part: string }> = {
  'hospital.reviews': { host: 'mf-search', remote: 'mf-reviews', part: 'hospital-reviews' },
  'hospital.reserve': { host: 'mf-search', remote: 'mf-reservation', part: 'hospital-reserve' },
  'home.hospitals': { host: 'shell', remote: 'mf-search', part: 'home-hospitals' },
  'home.reviews': { host: 'shell', remote: 'mf-reviews', part: 'home-reviews' },
  'home.posts': { host: 'shell', remote: 'mf-community', part: 'home-posts' },
  'bizpage.reservations': { host: 'mf-bizpage', remote: 'mf-reservation', part: 'hospital-reservations' },
  'mypage.points': { host: 'mf-mypage', remote: 'mf-payments', part: 'my-points' },
};

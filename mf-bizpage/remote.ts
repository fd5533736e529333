import { defineRemote } from '@petcare/remote';

/**
 * Business pages: what hospitals, pharmacies and companies keep about themselves.
 * Pages: the way to the account's own page, or how its registration is doing; a hospital's profile with its reservations.
 */
export const remote = defineRemote({
  name: 'mf-bizpage',
  pages: {
    home: () => import('./src/home/home.page.tsx').then((m) => m.HomePage),
    hospital: () => import('./src/profile/hospital.page.tsx').then((m) => m.HospitalPage),
  },
  parts: {},
  emits: ['toast.shown'],
  hears: [],
});

import { defineRemote } from '@petcare/remote';

/**
 * Search: finding a hospital in a list, on the map, and looking at it.
 * Pages: the list of hospitals with search and filters (`hospital-list`), one
 * hospital (`hospital`, its id in `?id=`), the map of hospitals (`map`).
 * Parts: hospitals worth a look, for the home page (`home-hospitals`).
 */
export const remote = defineRemote({
  name: 'mf-search',
  pages: {
    'hospital-list': () => import('./src/pages/hospital-list/hospital-list.page.tsx').then((m) => m.HospitalListPage),
    hospital: () => import('./src/pages/hospital/hospital.page.tsx').then((m) => m.HospitalPage),
    map: () => import('./src/pages/map/map.page.tsx').then((m) => m.MapPage),
  },
  parts: {
    'home-hospitals': () => import('./src/parts/home-hospitals.part.tsx').then((m) => m.HomeHospitalsPart),
  },
  emits: ['page.described', 'toast.shown'],
  hears: ['review.written', 'review.deleted'],
});

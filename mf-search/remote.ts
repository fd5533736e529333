import { defineRemote } from '@petcare/remote';

/**
 * Search: finding a hospital, a pharmacy or a company in a list or on a map,
 * and looking at it.
 * Pages: the lists with search and filters (`hospital-list`, `pharmacy-list`,
 * `company-list`), one of each kind (`hospital`, `pharmacy`, `company`, its id in
 * `?id=` or, of a company, in the path), the maps of hospitals (`map`),
 * pharmacies (`pharmacy-map`) and companies (`company-map`).
 * Parts: hospitals worth a look, for the home page (`home-hospitals`).
 */
export const remote = defineRemote({
  name: 'mf-search',
  pages: {
    'hospital-list': () => import('./src/pages/listings/hospital-list.page.tsx').then((m) => m.HospitalListPage),
    'pharmacy-list': () => import('./src/pages/listings/pharmacy-list.page.tsx').then((m) => m.PharmacyListPage),
    'company-list': () => import('./src/pages/listings/company-list.page.tsx').then((m) => m.CompanyListPage),
    hospital: () => import('./src/pages/listing/hospital.page.tsx').then((m) => m.HospitalPage),
    pharmacy: () => import('./src/pages/listing/pharmacy.page.tsx').then((m) => m.PharmacyPage),
    company: () => import('./src/pages/listing/company.page.tsx').then((m) => m.CompanyPage),
    map: () => import('./src/pages/map/map.page.tsx').then((m) => m.HospitalMapPage),
    'pharmacy-map': () => import('./src/pages/map/map.page.tsx').then((m) => m.PharmacyMapPage),
    'company-map': () => import('./src/pages/map/map.page.tsx').then((m) => m.CompanyMapPage),
  },
  parts: {
    'home-hospitals': () => import('./src/parts/home-hospitals.part.tsx').then((m) => m.HomeHospitalsPart),
  },
  emits: ['page.described', 'toast.shown'],
  hears: ['review.written', 'review.deleted'],
});

import { defineRemote } from '@petcare/remote';

/**
 * Search: finding a hospital, a pharmacy or a company in a list or on a map,
 * and looking at it.
 * Pages: the lists with search and filters (`hospital-list`, `pharmacy-list`,
 * `company-list`), one of each kind (`hospital`, `pharmacy`, `company`, its id in
 * `?id=` or, of a company, in the path), what they offer
 * (`hospital-medical-product`, `company-product`), the maps of hospitals (`map`),
 * pharmacies (`pharmacy-map`) and companies (`company-map`), diseases by
 * symptoms or name (`disease-search`), one of them (`disease`) and hospitals for
 * it (`disease-hospitals`), treatments (`medical-search`) and what one costs in a
 * region (`medical-price`).
 * Parts: hospitals worth a look, for the home page (`home-hospitals`), and what
 * somebody may mean who types into a search box of the shell (`suggestions`).
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
    'hospital-medical-product': () =>
      import('./src/pages/hospital-medical-product/hospital-medical-product.page.tsx').then((m) => m.HospitalMedicalProductPage),
    'company-product': () => import('./src/pages/company-product/company-product.page.tsx').then((m) => m.CompanyProductPage),
    map: () => import('./src/pages/map/map.page.tsx').then((m) => m.HospitalMapPage),
    'pharmacy-map': () => import('./src/pages/map/pharmacy-map.page.tsx').then((m) => m.PharmacyMapPage),
    'company-map': () => import('./src/pages/map/company-map.page.tsx').then((m) => m.CompanyMapPage),
    'disease-search': () => import('./src/pages/disease-search/disease-search.page.tsx').then((m) => m.DiseaseSearchPage),
    disease: () => import('./src/pages/disease/disease.page.tsx').then((m) => m.DiseasePage),
    'disease-hospitals': () => import('./src/pages/disease-hospitals/disease-hospitals.page.tsx').then((m) => m.DiseaseHospitalsPage),
    'medical-search': () => import('./src/pages/medical-search/medical-search.page.tsx').then((m) => m.MedicalSearchPage),
    'medical-price': () => import('./src/pages/medical-price/medical-price.page.tsx').then((m) => m.MedicalPricePage),
  },
  parts: {
    'home-hospitals': () => import('./src/parts/home-hospitals.part.tsx').then((m) => m.HomeHospitalsPart),
    suggestions: () => import('./src/parts/suggestions.part.tsx').then((m) => m.SuggestionsPart),
  },
  emits: ['page.described', 'search.suggested', 'toast.shown'],
  hears: ['review.written', 'review.deleted'],
});

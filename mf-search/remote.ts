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
 * Parts for the home page: hospitals that are near or worth a look
 * (`home-hospitals`), and the fee of the day (`home-fee`). What somebody may mean
 * who types into a search box of the shell (`suggestions`), and the page of a
 * listing as its owner is writing it (`listing-preview`).
 */
export const remote = defineRemote({
  name: 'mf-search',
  schemes: ['light', 'dark'],
  pages: {
    'hospital-list': () => import(/* webpackChunkName: "lists" */ './src/listings/hospital-list.page.tsx').then((m) => m.HospitalListPage),
    'pharmacy-list': () => import(/* webpackChunkName: "lists" */ './src/listings/pharmacy-list.page.tsx').then((m) => m.PharmacyListPage),
    'company-list': () => import(/* webpackChunkName: "lists" */ './src/listings/company-list.page.tsx').then((m) => m.CompanyListPage),
    hospital: () => import('./src/listing-detail/hospital.page.tsx').then((m) => m.HospitalPage),
    pharmacy: () => import(/* webpackChunkName: "pharmacy" */ './src/listing-detail/pharmacy.page.tsx').then((m) => m.PharmacyPage),
    company: () => import('./src/listing-detail/company.page.tsx').then((m) => m.CompanyPage),
    'hospital-medical-product': () => import('./src/products/hospital-medical-product.page.tsx').then((m) => m.HospitalMedicalProductPage),
    'company-product': () => import('./src/products/company-product.page.tsx').then((m) => m.CompanyProductPage),
    map: () => import(/* webpackChunkName: "map" */ './src/map/map.page.tsx').then((m) => m.HospitalMapPage),
    'pharmacy-map': () => import(/* webpackChunkName: "map" */ './src/map/pharmacy-map.page.tsx').then((m) => m.PharmacyMapPage),
    'company-map': () => import(/* webpackChunkName: "map" */ './src/map/company-map.page.tsx').then((m) => m.CompanyMapPage),
    'disease-search': () => import('./src/disease/disease-search.page.tsx').then((m) => m.DiseaseSearchPage),
    disease: () => import('./src/disease/disease.page.tsx').then((m) => m.DiseasePage),
    'disease-hospitals': () => import('./src/disease/disease-hospitals.page.tsx').then((m) => m.DiseaseHospitalsPage),
    'medical-search': () => import('./src/medical/medical-search.page.tsx').then((m) => m.MedicalSearchPage),
    'medical-price': () => import('./src/medical/medical-price.page.tsx').then((m) => m.MedicalPricePage),
  },
  parts: {
    'home-hospitals': () =>
      import(/* webpackChunkName: "home" */ './src/listings/home-hospitals.part.tsx').then((m) => m.HomeHospitalsPart),
    'home-fee': () => import(/* webpackChunkName: "home" */ './src/medical/home-fee.part.tsx').then((m) => m.HomeFeePart),
    // With the lightest page of a listing: a chunk of its own would split what the three pages share.
    'listing-preview': () =>
      import(/* webpackChunkName: "pharmacy" */ './src/listing-detail/listing-preview.part.tsx').then((m) => m.ListingPreviewPart),
    suggestions: () => import('./src/suggestions/suggestions.part.tsx').then((m) => m.SuggestionsPart),
  },
  emits: ['page.described', 'search.suggested', 'toast.shown', 'favourite.changed'],
  hears: ['review.written', 'review.changed', 'review.deleted', 'favourite.changed', 'favourites.taken-over'],
});

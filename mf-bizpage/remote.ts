import { defineRemote } from '@petcare/remote';

/**
 * Business pages: what hospitals, pharmacies and companies keep about themselves.
 * Pages: the way to the account's own page, or how its registration is doing; a hospital's profile with its reservations;
 * what hospitals and companies offer (`products`), by kind (`product-list`), one of it (`product-detail`) and its form (`product-edit`); a hospital's
 * treatments with its fees (`product-medical`).
 */
export const remote = defineRemote({
  name: 'mf-bizpage',
  pages: {
    home: () => import('./src/home/home.page.tsx').then((m) => m.HomePage),
    hospital: () => import('./src/profile/hospital.page.tsx').then((m) => m.HospitalPage),
    products: () => import('./src/products/overview.page.tsx').then((m) => m.ProductOverviewPage),
    'product-medical': () => import('./src/products/medical.page.tsx').then((m) => m.MedicalPage),
    'product-list': () => import('./src/products/product-list.page.tsx').then((m) => m.ProductListPage),
    'product-detail': () => import('./src/products/product-detail.page.tsx').then((m) => m.ProductDetailPage),
    'product-edit': () => import('./src/products/product-edit.page.tsx').then((m) => m.ProductEditPage),
  },
  parts: {},
  emits: ['toast.shown'],
  hears: [],
});

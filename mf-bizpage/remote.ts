import { defineRemote } from '@petcare/remote';

/**
 * Business pages: what hospitals, pharmacies and companies keep about themselves.
 * Pages: the day of a business, or how its registration is doing (`home`); what a business of each kind says of itself
 * (`hospital`, `pharmacy`, `company`), and who looked at it (`marketing`);
 * whom it works with (`staff`), and, of those, where they work (`workplaces`) and what they were invited to (`invitation`);
 * what hospitals and companies offer (`products`), by kind (`product-list`), one of it (`product-detail`) and its form (`product-edit`); a hospital's
 * treatments with its fees (`product-medical`).
 */
export const remote = defineRemote({
  name: 'mf-bizpage',
  schemes: ['light', 'dark'],
  pages: {
    home: () => import('./src/home/home.page.tsx').then((m) => m.HomePage),
    hospital: () => import('./src/profile/profile.page.tsx').then((m) => m.ProfilePage),
    pharmacy: () => import('./src/profile/profile.page.tsx').then((m) => m.ProfilePage),
    company: () => import('./src/profile/profile.page.tsx').then((m) => m.ProfilePage),
    marketing: () => import('./src/marketing/marketing.page.tsx').then((m) => m.MarketingPage),
    staff: () => import('./src/staff/staff.page.tsx').then((m) => m.StaffPage),
    workplaces: () => import('./src/staff/workplaces.page.tsx').then((m) => m.WorkplacesPage),
    invitation: () => import('./src/staff/invitation.page.tsx').then((m) => m.InvitationPage),
    products: () => import('./src/products/overview.page.tsx').then((m) => m.ProductOverviewPage),
    'product-medical': () => import('./src/products/medical.page.tsx').then((m) => m.MedicalPage),
    'product-list': () => import('./src/products/product-list.page.tsx').then((m) => m.ProductListPage),
    'product-detail': () => import('./src/products/product-detail.page.tsx').then((m) => m.ProductDetailPage),
    'product-edit': () => import('./src/products/product-edit.page.tsx').then((m) => m.ProductEditPage),
  },
  parts: {
    workplaces: () => import('./src/staff/workplaces.part.tsx').then((m) => m.WorkplacesPart),
  },
  emits: ['toast.shown'],
  hears: [],
});

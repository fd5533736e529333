/** @jest-environment node */
import { testRenderings } from '@petcare/testing';

testRenderings(() => import('./remote.ts').then(({ remote }) => remote), {
  pages: {
    home: 'private',
    hospital: 'private',
    pharmacy: 'private',
    company: 'private',
    marketing: 'private',
    staff: 'private',
    workplaces: 'private',
    invitation: 'private',
    products: 'private',
    'product-medical': 'private',
    'product-list': 'private',
    'product-detail': 'private',
    'product-edit': 'private',
  },
  parts: { workplaces: 'private' },
});

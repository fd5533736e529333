/** @jest-environment node */
import { testRenderings } from '@petcare/testing';

testRenderings(() => import('./remote.ts').then(({ remote }) => remote), {
  pages: { operator: 'private', area: 'private' },
  parts: {},
});

/** @jest-environment node */
import { testRenderings } from '@petcare/testing';

testRenderings(() => import('./remote.ts').then(({ remote }) => remote), {
  pages: { home: 'private', myinfo: 'private', mypet: 'private' },
  parts: {},
});

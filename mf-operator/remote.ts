import type { OwnSlots, PropsOf } from '@petcare/contracts';
import { defineRemote } from '@petcare/remote';

const slots = {
  'mf-operator.waiting': {
    props: { type: 'object', properties: { total: { type: 'integer' } }, required: ['total'] },
  },
} as const satisfies OwnSlots;

declare module '@petcare/contracts' {
  interface RemoteSlots extends PropsOf<typeof slots> {}
}

/**
 * The house's own desk, for operators with a second factor: what waits, and every act by area.
 * No row of the shell: its addresses lie below a prefix that is granted to it.
 * Slot: what waits for other teams' operators, below what waits here (`total`).
 */
export const remote = defineRemote({
  name: 'mf-operator',
  schemes: ['light', 'dark'],
  routes: [
    { path: '/operator', page: 'operator', access: 'member', title: '운영', sitemap: null },
    { path: '/operator/:area', page: 'area', access: 'member', title: '운영', sitemap: null, example: '/operator/reports' },
  ],
  pages: {
    operator: () => import('./src/desk/operator.page.tsx').then((m) => m.OperatorPage),
    area: () => import('./src/desk/area.page.tsx').then((m) => m.AreaPage),
  },
  parts: {},
  slots,
  emits: ['page.described', 'toast.shown'],
  hears: [],
});

import type { Edit } from '../house.ts';

/** The remote that declares, on its page `/point`. */
export const OFFERING = 'mf-payments';

const PLACE = "{ type: 'object', properties: { page: { type: 'string' } }, required: ['page'] }";
/** Makes the remote declare the event `<name>.asked`, which a button sends, and the slot `mf-payments.below-title`. */
export const declaring = (name: string): Edit[] => [
  {
    file: 'remote.ts',
    from: `name: '${OFFERING}',`,
    to: `name: '${OFFERING}',
  events: { '${name}.asked': { payload: ${PLACE} } },
  slots: { '${OFFERING}.below-title': { props: ${PLACE} } },`,
  },
  { file: 'remote.ts', from: "emits: ['page.described',", to: `emits: ['${name}.asked', 'page.described',` },
  {
    file: 'src/point/point.page.tsx',
    from: '      <Lead>',
    to: `      <button type="button" onClick={() => bus.emit('${name}.asked' as never, { page: '포인트샵' } as never)}>물어보기</button>
      <Slot name={'${OFFERING}.below-title' as never} props={{ page: '포인트샵' } as never} />
      <Lead>`,
  },
  {
    file: 'src/point/point.page.tsx',
    from: "import { breadcrumbs, hiddenFromSignedIn, usePageHead } from '@petcare/remote';",
    to: "import { bus } from '@petcare/event-bus';\nimport { breadcrumbs, hiddenFromSignedIn, Slot, usePageHead } from '@petcare/remote';",
  },
];

/** For the delivery services of tests: a busy machine is no broken release, and pages come rendered however long that takes. */
export const PATIENCE = {
  RENDER_START_MS: '60000',
  RENDER_PAGE_MS: '10000',
  RENDER_PART_MS: '10000',
  RENDER_PARTS_WAIT_MS: '10000',
  RENDER_ASK_MS: '10000',
};

import { keepClicks } from './remotes/early-clicks.ts';

declare const __webpack_share_scopes__: { default?: object };

// The page script of a dev server has left a React there that refreshes in place.
const { petcareShared } = globalThis as { petcareShared?: object };
if (petcareShared) __webpack_share_scopes__.default = petcareShared;

/** The shared modules that a start needs, those first that the others stand on. */
const foundations = [
  () => import('react-dom/client'),
  () => import('styled-components'),
  () => import('@petcare/ui'),
  () => import('@petcare/api'),
];

/** Let the browser draw and answer in between. */
const breath = () =>
  (globalThis as { scheduler?: { yield?(): Promise<void> } }).scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));

/**
 * The shared modules are ready only after the share scope is: everything else starts behind this border.
 * Evaluated in one go they would keep a phone from answering for half a second.
 */
async function begin(): Promise<void> {
  const app = document.getElementById('app');
  const giveClicksBack = app ? keepClicks(app) : () => undefined;
  for (const evaluate of foundations) {
    await evaluate();
    await breath();
  }
  const { start } = await import('./start.tsx');
  await breath();
  await start(giveClicksBack);
}

void begin();

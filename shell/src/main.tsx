declare const __webpack_share_scopes__: { default?: object };

// The page script of a dev server has left a React there that refreshes in place.
const { petcareShared } = globalThis as { petcareShared?: object };
if (petcareShared) __webpack_share_scopes__.default = petcareShared;

// The shared modules are ready only after the share scope is: everything else starts behind this border.
void import('./start.tsx').then(({ start }) => start());

// The shared modules are ready only after the share scope is: everything else starts behind this border.
void import('./start.tsx').then(({ start }) => start());

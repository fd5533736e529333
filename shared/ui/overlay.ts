/** What covers the page and keeps the focus inside: for most visitors of a page it never opens, so load it when it does. */
export { Dialog, type DialogProps } from './src/overlay/dialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './src/overlay/confirm-dialog.tsx';
export { Drawer, type DrawerProps } from './src/overlay/drawer.tsx';
export { FullScreen, type FullScreenProps } from './src/overlay/full-screen.tsx';

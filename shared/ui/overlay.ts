/** The overlays, which cover the page and keep the focus inside: for most visitors none opens, so load them when one does. */
export { Dialog, type DialogProps } from './src/overlay/dialog.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './src/overlay/confirm-dialog.tsx';
export { LeaveQuestion, type LeaveQuestionProps } from './src/overlay/leave-question.tsx';
export { Drawer, type DrawerProps } from './src/overlay/drawer.tsx';
export { FullScreen, type FullScreenProps } from './src/overlay/full-screen.tsx';

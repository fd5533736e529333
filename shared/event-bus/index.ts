export { bus, createBus, type Bus, type BusEvent } from './src/bus.ts';
export { writeClipboard } from './src/clipboard.ts';
export { copyText, shareLink } from './src/share-link.ts';
export { toast, type ToastKind } from './src/toast.ts';
export { useBusEvent } from './src/use-bus-event.ts';

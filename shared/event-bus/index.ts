export { bus, createBus, type Bus, type BusEvent } from './src/bus.ts';
export { toast, type ToastKind } from './src/toast.ts';
export { useBusEvent } from './src/use-bus-event.ts';

import { bus } from '@petcare/event-bus';

export const toast = (kind: 'success' | 'error' | 'info', message: string) => bus.emit('toast.shown', { kind, message });

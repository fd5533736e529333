import { Dialog } from '@petcare/ui/overlay';
import type { ReactNode } from 'react';

/** The way to book over the page: the next free times, each a press away from its booking. */
export function BookingSheet({ name, onClose, children }: { name: string; onClose: () => void; children: ReactNode }) {
  return (
    <Dialog isOpen title={`${name} 예약`} size="sm" onClose={onClose}>
      {children}
    </Dialog>
  );
}

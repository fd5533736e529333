import { Drawer } from '@petcare/ui/overlay';
import { MobileMenuContent } from './mobile-menu-content.tsx';

type Props = { isOpen: boolean; close: () => void };

/** Everything that the header has no room for on a phone, over the page. */
export function MobileMenuDrawer({ isOpen, close }: Props) {
  return (
    <Drawer isOpen={isOpen} onClose={close} label="전체 메뉴">
      <MobileMenuContent close={close} />
    </Drawer>
  );
}

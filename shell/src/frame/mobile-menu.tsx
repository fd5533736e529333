import { lazyPiece } from '@petcare/remote';
import { IconButton } from '@petcare/ui';
import { useState } from 'react';

const loadDrawer = () => import('./mobile-menu-drawer.tsx').then((m) => m.MobileMenuDrawer);
const MobileMenuDrawer = lazyPiece(loadDrawer);

// Opening it asks again, and says what is wrong.
const fetchDrawer = () => void loadDrawer().catch(() => undefined);

/** The button and, fetched on the way to it, the drawer with everything that the header has no room for on a phone. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <IconButton
        icon="menu"
        iconSize={24}
        label="전체 메뉴 열기"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={fetchDrawer}
        onFocus={fetchDrawer}
        onPressStart={fetchDrawer}
        onPress={open}
      />
      {wasOpened && <MobileMenuDrawer isOpen={isOpen} close={() => setIsOpen(false)} />}
    </>
  );
}

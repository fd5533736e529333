import { lazyPiece } from '@petcare/remote';
import { IconButton } from '@petcare/ui';
import { useState } from 'react';

const MobileMenuDrawer = lazyPiece(() => import('./mobile-menu-drawer.tsx').then((m) => m.MobileMenuDrawer));

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
        onHoverStart={MobileMenuDrawer.fetch}
        onFocus={MobileMenuDrawer.fetch}
        onPressStart={MobileMenuDrawer.fetch}
        onPress={open}
      />
      {wasOpened && <MobileMenuDrawer isOpen={isOpen} close={() => setIsOpen(false)} />}
    </>
  );
}

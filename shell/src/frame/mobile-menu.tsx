import { Icon, media, tokens } from '@petcare/ui';
import { Button, Dialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { MobileMenuContent } from './mobile-menu-content.tsx';

const slideIn = keyframes`from { transform: translateX(100%); }`;
const fadeIn = keyframes`from { opacity: 0; }`;

const Trigger = styled(Button)`
  display: grid;
  place-items: center;
  width: ${tokens.touchTarget};
  height: ${tokens.touchTarget};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.full};
  background: none;
  color: ${tokens.color.textSoft};
  cursor: pointer;
`;

const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.z.overlay};
  background: rgb(42 33 28 / 45%);
  &[data-entering] { animation: ${fadeIn} ${tokens.motion.normal} ease-out; }
  &[data-exiting] { animation: ${fadeIn} ${tokens.motion.fast} ease-in reverse; }
`;

const Drawer = styled(Modal)`
  position: absolute;
  inset: 0 0 0 auto;
  width: min(100vw, 24rem);
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[3]};
  &[data-entering] { animation: ${slideIn} ${tokens.motion.slow} ${tokens.motion.easeOut}; }
  &[data-exiting] { animation: ${slideIn} ${tokens.motion.normal} ease-in reverse; }
  ${media.reducedMotion} { animation: none; }
`;

const Sheet = styled(Dialog)`
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
`;

/** The button and the drawer with everything that the header has no room for on a phone. */
export function MobileMenu() {
  return (
    <DialogTrigger>
      <Trigger aria-label="전체 메뉴 열기">
        <Icon name="menu" size={24} />
      </Trigger>
      <Backdrop isDismissable>
        <Drawer>
          <Sheet aria-label="전체 메뉴">{({ close }) => <MobileMenuContent close={close} />}</Sheet>
        </Drawer>
      </Backdrop>
    </DialogTrigger>
  );
}

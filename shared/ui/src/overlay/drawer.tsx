import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { Korean } from '../foundation/korean.tsx';
import { media } from '../foundation/media.ts';
import { tokens } from '../foundation/tokens.ts';

const slideIn = keyframes`from { transform: translateX(100%); }`;
const fadeIn = keyframes`from { opacity: 0; }`;

/** Props of `Drawer`. */
export interface DrawerProps {
  isOpen: boolean;
  /** Asked for by Escape and a press outside. */
  onClose: () => void;
  /** Names it for screen readers. */
  label: string;
  children: ReactNode;
}

/** A modal panel along the right edge: keeps the focus inside, closes on Escape, gives the focus back. */
export function Drawer({ isOpen, onClose, label, children }: DrawerProps) {
  return (
    <Korean>
      <Backdrop
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        isDismissable
      >
        <Panel>
          <Sheet aria-label={label}>{children}</Sheet>
        </Panel>
      </Backdrop>
    </Korean>
  );
}

const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.z.overlay};
  background: ${tokens.color.veil};
  &[data-entering] {
    animation: ${fadeIn} ${tokens.motion.normal} ease-out;
  }
  &[data-exiting] {
    animation: ${fadeIn} ${tokens.motion.fast} ease-in reverse;
  }
`;

const Panel = styled(Modal)`
  position: absolute;
  inset: 0 0 0 auto;
  width: min(100vw, 24rem);
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[3]};
  &[data-entering] {
    animation: ${slideIn} ${tokens.motion.slow} ${tokens.motion.easeOut};
  }
  &[data-exiting] {
    animation: ${slideIn} ${tokens.motion.normal} ease-in reverse;
  }
  ${media.reducedMotion} {
    animation: none;
  }
`;

const Sheet = styled(Dialog)`
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
`;

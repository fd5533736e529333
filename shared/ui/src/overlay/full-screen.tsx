import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { Korean } from '../foundation/korean.tsx';
import { media } from '../foundation/media.ts';
import { tokens } from '../foundation/tokens.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(0.75rem); }`;

/** Props of `FullScreen`. */
export interface FullScreenProps {
  /** Asked for by Escape. */
  onClose: () => void;
  /** Names it for screen readers. */
  label: string;
  children: ReactNode;
}

/** A modal that takes the whole screen: keeps the focus inside, closes on Escape, gives the focus back. */
export function FullScreen({ onClose, label, children }: FullScreenProps) {
  return (
    <Korean>
      <Cover
        isOpen
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Modal>
          <Screen aria-label={label}>{children}</Screen>
        </Modal>
      </Cover>
    </Korean>
  );
}

const Cover = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.z.overlay};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${tokens.color.surface};
  &[data-entering] {
    animation: ${rise} ${tokens.motion.normal} ${tokens.motion.easeOut};
  }
  ${media.reducedMotion} {
    animation: none;
  }
`;

const Screen = styled(Dialog)`
  min-height: 100%;
  outline: none;
`;

import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { Korean } from '../foundation/korean.tsx';
import { letScroll } from '../foundation/let-scroll.ts';
import { media } from '../foundation/media.ts';
import { tokens } from '../foundation/tokens.ts';
import { barTitle, wholeScreen } from '../foundation/whole-screen.ts';

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(1.5rem); }`;
const widths = { sm: '24rem', md: '32rem', lg: '48rem' } as const;

/** Props of `Dialog`. */
export interface DialogProps {
  isOpen: boolean;
  /** Asked for by Escape, the veil and the close button. */
  onClose: () => void;
  title: string;
  /** Read by screen readers in place of the title, where what the dialog is about stands in its content. */
  label?: string;
  children: ReactNode;
  /** Buttons below the content, which scrolls between. */
  footer?: ReactNode;
  /** Width from the tablet up: 384, 512 or 768 px. Default md. On the phone it is a sheet at the bottom. */
  size?: 'sm' | 'md' | 'lg';
  /** True where somebody writes: on a phone it is a whole screen, whose bar has the buttons of the `FormFoot` inside. */
  isWriting?: boolean;
  /** `alertdialog` for what needs an answer. */
  role?: 'dialog' | 'alertdialog';
  /** True when a press outside closes it. Default true. */
  isDismissable?: boolean;
}

/** A modal dialog: keeps the focus inside, closes on Escape, gives the focus back. */
export function Dialog({
  isOpen,
  onClose,
  title,
  label,
  children,
  footer,
  size = 'md',
  role = 'dialog',
  isDismissable = true,
  isWriting = false,
}: DialogProps) {
  return (
    <Korean>
      <Veil
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
        isDismissable={isDismissable}
      >
        <Panel $size={size}>
          <Frame role={role} aria-label={label} data-whole-screen={isWriting ? '' : undefined}>
            <Head>
              <Title slot="title">{title}</Title>
              <Close icon="close" label={isWriting ? '창 닫기' : '닫기'} onPress={onClose} />
            </Head>
            <Body ref={letScroll}>{children}</Body>
            {footer && <Foot>{footer}</Foot>}
          </Frame>
        </Panel>
      </Veil>
    </Korean>
  );
}

const Veil = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.z.overlay};
  display: flex;
  align-items: flex-end;
  justify-content: center;
  background: ${tokens.color.veil};
  &[data-entering] {
    animation: ${fade} ${tokens.motion.normal} ease-out;
  }
  &[data-exiting] {
    animation: ${fade} ${tokens.motion.fast} reverse ease-in;
  }
  ${media.tablet} {
    align-items: center;
    padding: ${tokens.space[6]};
  }
`;

const Panel = styled(Modal)<{ $size: keyof typeof widths }>`
  display: flex;
  width: 100%;
  max-height: calc(100dvh - 3rem);
  border-radius: ${tokens.radius.xl} ${tokens.radius.xl} 0 0;
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[3]};
  overflow: hidden;
  &[data-entering] {
    animation: ${rise} ${tokens.motion.slow} ${tokens.motion.easeOut};
  }
  ${media.tablet} {
    max-width: ${({ $size }) => widths[$size]};
    border-radius: ${tokens.radius.xl};
  }
`;

const Frame = styled(AriaDialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  outline: none;
  &[data-whole-screen] {
    ${wholeScreen}
  }
`;

/** Of a whole screen the foot of its form has the way out. */
const Close = styled(IconButton)`
  ${media.belowTablet} {
    [data-whole-screen] & {
      display: none;
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[5]} ${tokens.space[4]} ${tokens.space[3]} ${tokens.space[6]};
  ${media.belowTablet} {
    [data-whole-screen] > & {
      display: contents;
    }
  }
`;

const Title = styled(Heading)`
  font-size: 1.1875rem;
  font-weight: ${tokens.font.weight.bold};
  ${barTitle}
`;

const Body = styled.div`
  flex: 1;
  overflow: auto;
  padding: ${tokens.space[1]} ${tokens.space[6]} ${tokens.space[6]};
  color: ${tokens.color.textSoft};
  ${media.belowTablet} {
    [data-whole-screen] & {
      overflow: visible;
      padding: 0;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]} ${tokens.space[6]} calc(${tokens.space[5]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${tokens.color.border};
  & > * {
    flex: 1;
  }
  ${media.tablet} {
    justify-content: flex-end;
    & > * {
      flex: none;
      min-width: 6.5rem;
    }
  }
`;

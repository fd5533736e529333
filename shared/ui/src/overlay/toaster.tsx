import { Link } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../action/icon-button.tsx';
import { messageIcons, type MessageKind } from '../display/notice.tsx';
import { media } from '../foundation/media.ts';
import { tokens } from '../foundation/tokens.ts';
import { Icon } from '../icon/icon.tsx';

const arrive = keyframes`from { opacity: 0; transform: translateY(0.75rem) scale(0.98); }`;

const marks: Record<MessageKind, string> = {
  success: tokens.color.successOnText,
  info: tokens.color.infoOnText,
  warn: tokens.color.warnOnText,
  error: tokens.color.dangerOnText,
};

/** One message of the `Toaster`. */
export interface ToastMessage {
  id: string;
  kind: MessageKind;
  message: string;
  /** A way on, in this site. */
  link?: { to: string; label: string } | undefined;
}

/** Props of `Toaster`. */
export interface ToasterProps {
  toasts: readonly ToastMessage[];
  onClose: (id: string) => void;
}

/**
 * The short messages above everything: under the header on the phone, at the bottom from the tablet up.
 * It only draws: the shell keeps the list and takes messages off after their time. Keep it mounted, since
 * a live region must exist before its text. It stays readable and pressable while a dialog is open.
 */
export function Toaster({ toasts, onClose }: ToasterProps) {
  const slices = (isUrgent: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'error') === isUrgent)
      .map(({ id, kind, message, link }) => (
        <Slice key={id} $kind={kind}>
          <Icon name={messageIcons[kind]} />
          <p>{message}</p>
          {link && (
            <Link to={link.to} onClick={() => onClose(id)}>
              {link.label}
            </Link>
          )}
          <IconButton icon="close" iconSize={16} label="알림 닫기" onPress={() => onClose(id)} />
        </Slice>
      ));
  return (
    <Shelf data-react-aria-top-layer="true">
      <Region role="alert">{slices(true)}</Region>
      <Region role="status">{slices(false)}</Region>
    </Shelf>
  );
}

const Shelf = styled.div`
  position: fixed;
  inset: calc(4.5rem + env(safe-area-inset-top)) ${tokens.space[4]} auto;
  z-index: ${tokens.z.toast};
  pointer-events: none;
  ${media.tablet} {
    inset: auto ${tokens.space[4]} ${tokens.space[8]};
  }
`;

const Region = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
`;

const Slice = styled.div<{ $kind: MessageKind }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  width: min(100%, 28rem);
  margin-top: ${tokens.space[2]};
  padding: ${tokens.space[1]} ${tokens.space[1]} ${tokens.space[1]} ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.text};
  color: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[3]};
  font-size: 0.9375rem;
  font-weight: ${tokens.font.weight.medium};
  pointer-events: auto;
  animation: ${arrive} ${tokens.motion.slow} ${tokens.motion.easeOut};
  & > svg {
    color: ${({ $kind }) => marks[$kind]};
  }
  & > p {
    flex: 1;
    padding: ${tokens.space[2]} 0;
  }
  & > a {
    display: flex;
    align-items: center;
    min-height: ${tokens.touchTarget};
    flex: none;
    color: inherit;
    text-decoration: underline;
  }
  & > button {
    color: inherit;
    opacity: 0.8;
  }
`;

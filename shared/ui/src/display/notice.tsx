import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../foundation/tokens.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.ts';

/** The kind of a notice, a form message or a toast. */
export type MessageKind = 'info' | 'success' | 'warn' | 'error';

export const messageIcons: Record<MessageKind, IconName> = { info: 'info', success: 'check-circle', warn: 'warning', error: 'warning' };

const looks = {
  info: [tokens.color.infoSoft, tokens.color.info],
  success: [tokens.color.successSoft, tokens.color.success],
  warn: [tokens.color.warnSoft, tokens.color.warn],
  error: [tokens.color.dangerSoft, tokens.color.danger],
} as const;

/** Props of `Notice`. */
export interface NoticeProps {
  children: ReactNode;
  /** Default info. */
  kind?: MessageKind;
  className?: string;
}

/** A standing remark inside a page. It is not announced; for what just happened use a toast or `FormError`. */
export function Notice({ children, kind = 'info', className }: NoticeProps) {
  return (
    <Frame $kind={kind} className={className}>
      <Icon name={messageIcons[kind]} />
      <div>{children}</div>
    </Frame>
  );
}

const Frame = styled.div<{ $kind: MessageKind }>`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${({ $kind }) => looks[$kind][0]};
  font-size: ${tokens.font.size.sm};
  & > svg {
    margin-top: 0.1rem;
    color: ${({ $kind }) => looks[$kind][1]};
  }
`;

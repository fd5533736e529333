import { IconButton, tokens, VisuallyHidden } from '@petcare/ui';
import { Drawer } from '@petcare/ui/overlay';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AlertsList } from './alerts-list.tsx';
import { useAlertNews } from './use-alert-news.ts';

const MOST_SHOWN = 99;

/** The bell in the header with how many alerts nobody has read, and the list behind it. */
export function AlertsBell() {
  const { unread, newest } = useAlertNews();
  const [isOpen, setIsOpen] = useState(false);
  const count = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
  return (
    <Place>
      <IconButton
        icon="bell"
        iconSize={22}
        label={unread > 0 ? `알림, 안 읽은 알림 ${count}개` : '알림'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(true)}
      />
      {unread > 0 && <Count aria-hidden>{count}</Count>}
      <VisuallyHidden role="status">{unread > 0 ? `안 읽은 알림이 ${count}개 있어요.` : ''}</VisuallyHidden>
      <Drawer isOpen={isOpen} onClose={() => setIsOpen(false)} label="알림">
        <Head>
          <h2>알림</h2>
          <IconButton icon="close" label="알림 목록 닫기" onPress={() => setIsOpen(false)} />
        </Head>
        <AlertsList unread={unread} newest={newest} onLeave={() => setIsOpen(false)} />
      </Drawer>
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  display: flex;
`;

const Count = styled.span`
  position: absolute;
  top: 0.25rem;
  left: 55%;
  /* With large letters it would hide the bell. */
  min-width: min(1.125rem, 22px);
  padding-inline: 0.25rem;
  border: 2px solid ${tokens.color.surface};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.danger};
  color: ${tokens.color.onPrimary};
  font-size: min(0.6875rem, 13px);
  font-weight: ${tokens.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: min(1.125rem, 22px);
  text-align: center;
  pointer-events: none;
`;

const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${tokens.space[2]} ${tokens.space[2]} ${tokens.space[2]} ${tokens.space[5]};
  border-bottom: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
  & h2 {
    font-size: 1.125rem;
  }
`;

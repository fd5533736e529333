import { useSession } from '@petcare/auth';
import { hiddenFromSignedIn, lazyPiece } from '@petcare/remote';
import { Icon, media, tokens, type IconName } from '@petcare/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { LOGGED_OUT, logout } from '../session/logout.ts';
import { sayAfterReload } from './after-reload.ts';
import { inquiryLabel, quickLinksOf } from './menus.ts';
import { useInquiry } from './use-inquiry.ts';
import { useLoginPath } from './use-login-path.ts';

const LogoutQuestion = lazyPiece(() => import(/* webpackChunkName: "seldom" */ './logout-question.tsx').then((m) => m.LogoutQuestion));

const reloadPage = () => location.reload();

/** The fixed menu: at the side of a desktop, at the bottom of a phone. Its logout asks first, and reloads the page. */
export function QuickMenu({ reload = reloadPage }: { reload?: () => void }) {
  const session = useSession();
  const loginPath = useLoginPath();
  const inquire = useInquiry();
  const [isAsked, setAsked] = useState(false);
  const leave = async () => {
    setAsked(false);
    await logout();
    sayAfterReload(LOGGED_OUT);
    reload();
  };
  return (
    <Bar aria-label="바로가기">
      <List>
        {session.status === 'signed-in' ? (
          <Quick icon="logout" label="로그아웃" onPress={() => setAsked(true)} />
        ) : (
          <QuickLink to={loginPath} icon="login" label="로그인" isGuess={session.status === 'unknown'} />
        )}
        {quickLinksOf(session).map(({ to, label, icon }) => (
          <QuickLink key={to} to={to} icon={icon} label={label} />
        ))}
        <Quick icon="info" label={inquiryLabel(session)} onPress={inquire} />
      </List>
      {isAsked && <LogoutQuestion onLeave={() => void leave()} onStay={() => setAsked(false)} />}
    </Bar>
  );
}

function Quick({ icon, label, onPress }: { icon: IconName; label: string; onPress: () => void }) {
  return (
    <Item>
      <button type="button" onClick={onPress}>
        <Icon name={icon} size={22} />
        {label}
      </button>
    </Item>
  );
}

function QuickLink({ to, icon, label, isGuess = false }: { to: string; icon: IconName; label: string; isGuess?: boolean }) {
  return (
    <Item $isGuess={isGuess}>
      <Link to={to}>
        <Icon name={icon} size={22} />
        {label}
      </Link>
    </Item>
  );
}

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${tokens.z.sticky};
  padding-bottom: env(safe-area-inset-bottom, 0px);
  border-top: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
  /* A phone has room for one bar: a page's own stands in for this one. */
  body:has([data-foot-bar]) & {
    display: none;
  }
  ${media.desktop} {
    body:has([data-foot-bar]) & {
      display: block;
    }
    inset: auto ${tokens.space[4]} ${tokens.space[6]} auto;
    width: 4.5rem;
    padding: ${tokens.space[1]};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.lg};
    box-shadow: ${tokens.shadow[2]};
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  max-width: 40rem;
  margin-inline: auto;
  ${media.desktop} {
    grid-template-columns: 1fr;
  }
`;

const Item = styled.li<{ $isGuess?: boolean }>`
  ${({ $isGuess }) => $isGuess && hiddenFromSignedIn}
  & > * {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0.1875rem;
    width: 100%;
    height: 3.4375rem;
    padding: 0 1px;
    border: 0;
    border-radius: ${tokens.radius.md};
    background: none;
    color: ${tokens.color.textSoft};
    /* Of large letters no more than a fifth of the screen takes: 로그아웃 stays whole. */
    font-size: min(0.6875rem, 4.4vw);
    font-weight: ${tokens.font.weight.medium};
    line-height: 1.2;
    text-align: center;
    cursor: pointer;
    transition:
      background ${tokens.motion.fast},
      color ${tokens.motion.fast};
  }
  & > *:focus-visible {
    outline-offset: -3px;
  }
  ${media.hover} {
    & > *:hover {
      background: ${tokens.color.primarySoft};
      color: ${tokens.color.primary};
    }
  }
`;

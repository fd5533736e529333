import { useSession } from '@petcare/auth';
import { Button, Icon, IconButton, tokens } from '@petcare/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { areaMenuOf, workplaceMenu } from '../areas.ts';
import { Brand } from '../brand/brand.tsx';
import { useInstallOffer } from '../offline/install-offer.ts';
import { SchemeSwitch } from '../scheme/scheme-switch.tsx';
import { LogoutQuestion } from './logout-question.tsx';
import { inquiryLabel, quickLinksOf, siteMenu, type MenuLink } from './menus.ts';
import { MobileProfile, MobileWelcome } from './mobile-profile.tsx';
import { useInquiry } from './use-inquiry.ts';
import { useLogoutHome } from './use-logout-home.ts';

type Props = { close: () => void };

export function MobileMenuContent({ close }: Props) {
  const session = useSession();
  const inquire = useInquiry();
  const logout = useLogoutHome();
  const install = useInstallOffer();
  const [isAsked, setAsked] = useState(false);
  const identity = session.status === 'signed-in' ? session.identity : null;
  const workplace = session.status === 'signed-in' ? session.workplace : undefined;
  const area = identity && areaMenuOf(identity.accountType);
  const work = workplace && workplaceMenu(workplace);
  const andClose = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <Top>
        <Brand onClick={close} />
        <IconButton icon="close" label="메뉴 닫기" iconSize={24} onPress={close} />
      </Top>
      <Body>
        {identity ? <MobileProfile identity={identity} /> : <MobileWelcome close={close} />}
        <QuickList aria-label="빠른 메뉴">
          {quickLinksOf(session).map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} onClick={close}>
                <Icon name={icon} size={24} />
                {label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" onClick={andClose(inquire)}>
              <Icon name="info" size={24} />
              {inquiryLabel(session)}
            </button>
          </li>
        </QuickList>
        {work && <Links title={work.title} links={work.entries} close={close} />}
        {area && <Links title={area.title} links={area.entries} close={close} />}
        {siteMenu.map(({ title, links }) => (
          <Links key={title} title={title} links={links} close={close} />
        ))}
        <SchemeSwitch />
        {install && (
          <Button variant="secondary" icon="download" onPress={andClose(install)}>
            홈 화면에 추가
          </Button>
        )}
        {identity && (
          <Button variant="secondary" icon="logout" onPress={() => setAsked(true)}>
            로그아웃
          </Button>
        )}
      </Body>
      {isAsked && <LogoutQuestion onLeave={andClose(() => void logout())} onStay={() => setAsked(false)} />}
    </>
  );
}

function Links({ title, links, close }: { title: string; links: readonly MenuLink[]; close: () => void }) {
  return (
    <nav aria-label={title}>
      <Heading>{title}</Heading>
      <LinkList>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} onClick={close}>
              {label}
            </Link>
          </li>
        ))}
      </LinkList>
    </nav>
  );
}

const Top = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 3.5rem;
  padding: 0 ${tokens.space[2]} 0 ${tokens.space[5]};
  background: ${tokens.color.surface};
`;

const Body = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  padding: ${tokens.space[2]} ${tokens.space[5]} calc(${tokens.space[8]} + env(safe-area-inset-bottom, 0px));
`;

const QuickList = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${tokens.space[2]};
  & > li > * {
    display: grid;
    justify-items: center;
    gap: ${tokens.space[2]};
    width: 100%;
    padding: ${tokens.space[3]} 0;
    border: 0;
    border-radius: ${tokens.radius.md};
    background: ${tokens.color.sunken};
    color: ${tokens.color.textSoft};
    font-size: 0.8125rem;
    font-weight: ${tokens.font.weight.medium};
    line-height: 1.2;
    cursor: pointer;
  }
  & svg {
    color: ${tokens.color.primary};
  }
`;

const Heading = styled.h2`
  margin-bottom: ${tokens.space[1]};
  font-size: 0.8125rem;
  font-weight: ${tokens.font.weight.semibold};
  color: ${tokens.color.textMute};
`;

const LinkList = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: ${tokens.space[4]};
  & a {
    display: flex;
    align-items: center;
    min-height: ${tokens.touchTarget};
    font-size: 0.9375rem;
    font-weight: ${tokens.font.weight.medium};
  }
`;

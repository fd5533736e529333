import { lazyPiece } from '@petcare/remote';
import { Icon, media, tokens, VisuallyHidden } from '@petcare/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { registrationCheckUrl, socialLinks, useCompany } from '../brand/company.ts';
import { whenNear } from '../remotes/when-seen.ts';

const SchemeSwitch = lazyPiece(() => import(/* webpackChunkName: "seldom" */ '../scheme/scheme-switch.tsx').then((m) => m.SchemeSwitch));

/** Addresses at which somebody is busy with a login or a payment: there the footer links only to what they may have to read. */
const shortAt = ['/login', '/join', '/forgot', '/auth/', '/reservation', '/pass-purchase', '/gift-purchase'];

/** The operator of the site, as 전자상거래법 제10조 asks for it, folded to two lines: the rest is a press away. */
export function Footer() {
  const { pathname } = useLocation();
  const isShort = shortAt.some((start) => pathname.startsWith(start));
  return (
    <Frame>
      <Inner>
        <First>
          <nav aria-label="약관과 안내">
            <Links>
              <li>
                <Link to="/term">이용약관</Link>
              </li>
              <li>
                <Link to="/privacy">
                  <strong>개인정보처리방침</strong>
                </Link>
              </li>
              <li>
                <Link to="/notice">고객센터</Link>
              </li>
            </Links>
          </nav>
          <SwitchOfSchemes />
        </First>
        {!isShort && <Business />}
      </Inner>
    </Frame>
  );
}

/** Above the foot there is enough to read until it is fetched. */
const AHEAD_PX = 800;

/** Fetched on the way to it, and never where the menu has it. */
function SwitchOfSchemes() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true), AHEAD_PX) : undefined), []);
  return <Wide ref={place}>{isNear && <SchemeSwitch />}</Wide>;
}

function Business() {
  const company = useCompany();
  return (
    <Folded>
      <summary>
        사업자 정보 <Icon name="chevron-down" size={16} />
        <small>© 2026 {company.name}</small>
      </summary>
      <Facts>
        <Fact name="상호">{company.name}</Fact>
        <Fact name="대표자">{company.representative}</Fact>
        <Fact name="주소">{company.address}</Fact>
        <Fact name="전화">{company.phone}</Fact>
        <Fact name="이메일">{company.email}</Fact>
        <Fact name="사업자등록번호">
          {company.registrationNumber} <Outside href={registrationCheckUrl(company.registrationNumber)}>사업자정보 확인</Outside>
        </Fact>
        <Fact name="통신판매업신고번호">{company.mailOrderNumber}</Fact>
        <Fact name="호스팅 제공자">{company.hostingProvider}</Fact>
        <Fact name="개인정보보호책임자">
          {company.privacyOfficer} ({company.privacyEmail})
        </Fact>
      </Facts>
      <Small>
        펫케어는 통신판매중개자로서 병원·약국·업체가 올린 상품과 예약의 거래 당사자가 아니며, 그 내용과 이행의 책임은 각 판매자에게 있어요.
        <br />
        고객센터 {company.supportHours}
      </Small>
      <nav aria-label="펫케어 채널">
        <Links>
          <li>
            <Link to="/about">서비스 소개</Link>
          </li>
          <li>
            <Link to="/target">광고 문의</Link>
          </li>
          {socialLinks.map(({ name, href }) => (
            <li key={name}>
              <Outside href={href}>{name}</Outside>
            </li>
          ))}
        </Links>
      </nav>
    </Folded>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (새 창)</VisuallyHidden>
    </a>
  );
}

const Frame = styled.footer`
  margin-top: auto;
  border-top: 1px solid ${tokens.color.border};
  background: ${tokens.color.sunken};
  color: ${tokens.color.textMute};
  font-size: 0.8125rem;
`;

const Inner = styled.div`
  max-width: ${tokens.pageWidth};
  margin-inline: auto;
  padding: ${tokens.space[2]} ${tokens.space[4]};
  ${media.tablet} {
    padding-inline: ${tokens.space[6]};
  }
`;

const First = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.space[5]};
`;

/** On a phone it is in the menu. */
const Wide = styled.div`
  ${media.belowTablet} {
    display: none;
  }
`;

const Folded = styled.details`
  > summary {
    display: flex;
    align-items: center;
    gap: ${tokens.space[1]};
    min-height: ${tokens.touchTarget};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    > small {
      margin-left: auto;
      font-size: inherit;
    }
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  > * + * {
    margin-bottom: ${tokens.space[4]};
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[5]};
  font-size: ${tokens.font.size.sm};
  & a {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    min-height: ${tokens.touchTarget};
    color: ${tokens.color.textSoft};
  }
  & a:hover {
    color: ${tokens.color.primary};
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[5]};
  line-height: 1.7;
  & > div {
    display: flex;
    gap: ${tokens.space[2]};
  }
  & dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & dt {
    flex: none;
    color: ${tokens.color.textSoft};
    font-weight: ${tokens.font.weight.medium};
  }
  & a {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const Small = styled.p`
  line-height: 1.7;
`;

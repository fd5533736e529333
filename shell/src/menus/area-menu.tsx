import { focusRing, Icon, media, tokens } from '@petcare/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { entryAt, type AreaMenu as Menu } from '../areas.ts';

type Props = {
  /** Null while nobody knows whose it will be: its place is kept. */
  menu: Menu | null;
  pathname: string;
};

/** The menu of my page or the business page. */
export function AreaMenu({ menu, pathname }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const current = menu && entryAt(menu, pathname);
  const to = current?.to;
  useEffect(() => {
    const { current: strip } = list;
    const entry = strip?.querySelector<HTMLElement>('[aria-current]');
    if (!strip || !entry) return;
    // Not scrollIntoView: that would scroll the page too.
    strip.scrollLeft = entry.offsetLeft - strip.offsetLeft - (strip.clientWidth - entry.offsetWidth) / 2;
  }, [to]);
  return (
    <Frame aria-label={menu ? `${menu.title} 메뉴` : undefined} aria-hidden={!menu}>
      <Title aria-hidden>{menu?.title}</Title>
      <List ref={list}>
        {menu?.entries.map((entry) => (
          <li key={entry.to}>
            <Entry to={entry.to} aria-current={entry !== current ? undefined : entry.to === pathname ? 'page' : 'true'}>
              <Icon name={entry.icon} />
              {entry.label}
            </Entry>
          </li>
        ))}
      </List>
    </Frame>
  );
}

const Frame = styled.nav`
  margin: 0 calc(-1 * ${tokens.space[4]}) ${tokens.space[5]};
  ${media.tablet} {
    margin-inline: 0;
    margin-bottom: ${tokens.space[8]};
  }
  ${media.desktop} {
    position: sticky;
    top: calc(var(--pc-header-height) + ${tokens.space[5]});
    margin: 0;
  }
`;

const Title = styled.p`
  display: none;
  ${media.desktop} {
    display: block;
    min-height: 2rem;
    padding-inline: ${tokens.space[3]};
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
    font-weight: ${tokens.font.weight.semibold};
  }
`;

const List = styled.ul`
  display: flex;
  min-height: 3rem;
  padding-inline: ${tokens.space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${tokens.color.border};
  ${media.tablet} {
    padding-inline: 0;
  }
  ${media.desktop} {
    flex-direction: column;
    gap: 0.125rem;
    overflow: visible;
    box-shadow: none;
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: 3rem;
  padding-inline: ${tokens.space[3]};
  color: ${tokens.color.textMute};
  font-size: 0.9375rem;
  font-weight: ${tokens.font.weight.medium};
  white-space: nowrap;
  transition:
    background ${tokens.motion.fast},
    color ${tokens.motion.fast};
  & > svg {
    display: none;
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }
  ${media.hover} {
    &:hover {
      color: ${tokens.color.text};
    }
  }
  &[aria-current] {
    box-shadow: inset 0 -3px ${tokens.color.primary};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.bold};
  }
  ${media.desktop} {
    min-height: ${tokens.touchTarget};
    border-radius: ${tokens.radius.md};
    color: ${tokens.color.textSoft};
    & > svg {
      display: block;
      color: ${tokens.color.textMute};
    }
    &[aria-current] {
      background: ${tokens.color.primarySoft};
      box-shadow: none;
      & > svg {
        color: inherit;
      }
    }
    ${media.hover} {
      &:hover:not([aria-current]) {
        background: ${tokens.color.sunken};
      }
    }
  }
`;

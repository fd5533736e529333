import { media, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Alerts } from '../alerts/alerts.tsx';
import { AccountMenu } from '../menus/account-menu.tsx';
import { Brand } from '../brand/brand.tsx';
import { MainMenu } from '../menus/main-menu.tsx';
import { MobileMenu } from '../menus/mobile-menu.tsx';
import { SearchLink } from '../hospital-search/search-link.tsx';
import { SuggestingField } from '../hospital-search/suggesting-field.tsx';
import { hospitalSearchPath, useHospitalSearch } from '../hospital-search/use-hospital-search.ts';
import { UpLink } from './up-link.tsx';

const TOP_LINE = '2.25rem';

/** Name, ways and account at the top of every page. */
export function Header() {
  const [text, setText] = useState('');
  const search = useHospitalSearch();
  return (
    <Bar>
      <TopLine>
        <span>동네 동물병원, 진료비부터 리뷰까지 한눈에</span>
        <AccountMenu />
      </TopLine>
      <MainLine>
        <UpLink />
        <Brand />
        <MainMenu />
        <Bell>
          <Alerts />
        </Bell>
        <Search role="search" action={hospitalSearchPath('')}>
          <SuggestingField
            name="search"
            label="동물병원 검색"
            placeholder="병원 이름, 지역, 진료"
            value={text}
            onChange={setText}
            onSubmit={search}
          />
        </Search>
        <Tools>
          <SearchLink />
          <MobileMenu />
        </Tools>
      </MainLine>
    </Bar>
  );
}

// The upper line scrolls away, the lower one stays.
const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${tokens.z.sticky};
  background: ${tokens.color.surface};
  box-shadow: 0 1px ${tokens.color.border};
  ${media.tablet} {
    top: -${TOP_LINE};
  }
`;

const Wide = styled.div`
  display: flex;
  align-items: center;
  width: 100%;
  max-width: ${tokens.pageWidth};
  margin-inline: auto;
  padding-inline: ${tokens.space[4]};
  ${media.tablet} {
    padding-inline: ${tokens.space[6]};
  }
`;

const TopLine = styled(Wide)`
  justify-content: space-between;
  height: ${TOP_LINE};
  font-size: 0.8125rem;
  color: ${tokens.color.textMute};
  ${media.belowTablet} {
    display: none;
  }
`;

const MainLine = styled(Wide)`
  gap: ${tokens.space[2]};
  height: var(--header-line);
  ${media.tablet} {
    gap: ${tokens.space[6]};
  }
`;

// It comes late and grows to the left into empty space, so nothing moves.
const Bell = styled.div`
  margin-left: auto;
`;

const Search = styled.form`
  display: none;
  width: 17rem;
  & input {
    min-height: 2.75rem;
    background: ${tokens.color.sunken};
    border-color: transparent;
    box-shadow: none;
    font-size: 0.9375rem;
  }
  & [role='listbox'] {
    left: auto;
    width: 27rem;
  }
  ${media.desktop} {
    display: block;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  margin-right: -10px;
  ${media.desktop} {
    display: none;
  }
`;

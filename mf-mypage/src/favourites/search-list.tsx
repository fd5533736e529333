import { recentSearches, type RecentSearch } from '@petcare/device-lists';
import { EmptyState, Icon, IconButton, LinkButton, tokens } from '@petcare/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ClearAll } from './clear-all.tsx';
import { kinds } from './kinds.ts';
import { Rows } from './rows.ts';

/** Searches made on this device, the last one first; each leads to its results. */
export function SearchList() {
  const [searches, setSearches] = useState(() => recentSearches.read());
  const readAgain = () => setSearches(recentSearches.read());
  useEffect(() => recentSearches.onOtherTabs(readAgain), []);

  function forget(entry: RecentSearch): void {
    recentSearches.remove(entry);
    readAgain();
  }

  function forgetAll(): void {
    recentSearches.clear();
    readAgain();
  }

  if (searches.length === 0) {
    return (
      <EmptyState
        icon="search"
        title="최근 검색어가 없어요."
        description="이름이나 지역, 진료로 찾은 검색어가 여기에 남아요."
        action={<LinkButton to={kinds.hospital.listPath}>동물병원 검색하기</LinkButton>}
      />
    );
  }
  return (
    <>
      <ClearAll what="최근 검색어는" onClear={forgetAll} />
      <Rows>
        {searches.map((entry) => (
          <Entry key={`${entry.kind} ${entry.text}`}>
            <Link to={`${kinds[entry.kind].listPath}?${new URLSearchParams({ search: entry.text }).toString()}`}>
              <Icon name="search" size={18} />
              <span>
                {entry.text} <small>{kinds[entry.kind].label}</small>
              </span>
            </Link>
            <IconButton icon="close" label={`검색어 ${entry.text} 삭제`} onPress={() => forget(entry)} />
          </Entry>
        ))}
      </Rows>
    </>
  );
}

const Entry = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  a {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${tokens.space[2]};
    min-width: 0;
    min-height: 3.25rem;
    color: inherit;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
  small {
    margin-left: ${tokens.space[1]};
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.sm};
  }
`;

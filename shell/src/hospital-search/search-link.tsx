import { lazyPiece } from '@petcare/remote';
import { Icon, tokens, VisuallyHidden } from '@petcare/ui';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const SearchScreen = lazyPiece(() => import('./search-screen.tsx').then((m) => m.SearchScreen));

/** The way to search on a phone: a whole screen over the page; without its script, the list of hospitals. */
export function SearchLink() {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Way to="/hostpital-list" onPointerDown={SearchScreen.fetch} onFocus={SearchScreen.fetch} onClick={open}>
        <Icon name="search" size={22} />
        <VisuallyHidden>동물병원 검색</VisuallyHidden>
      </Way>
      {isOpen && <SearchScreen onClose={() => setOpen(false)} />}
    </>
  );
}

const Way = styled(Link)`
  display: grid;
  place-items: center;
  width: ${tokens.touchTarget};
  height: ${tokens.touchTarget};
  border-radius: ${tokens.radius.full};
  color: ${tokens.color.textSoft};
`;

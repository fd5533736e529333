import { useSession } from '@petcare/auth';
import { useHydrated, usePageHead } from '@petcare/remote';
import { focusRing, PageContainer, PageTitle, Skeleton, Stack, tokens } from '@petcare/ui';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { DeviceFavourites } from './device-favourites.tsx';
import { MemberFavourites } from './member-favourites.tsx';
import { SearchList } from './search-list.tsx';
import { SeenList } from './seen-list.tsx';

const LIST = 'list';
const lists = [
  {
    name: 'favourites',
    label: '찜한 곳',
    description: '하트를 누른 병원, 약국, 업체예요. 지금 열었는지와 다음 예약 시간을 볼 수 있어요.',
    to: '',
  },
  { name: 'seen', label: '최근 본 곳', description: '이 기기에서 최근에 본 병원, 약국, 업체예요.', to: `${LIST}=seen` },
  { name: 'searches', label: '최근 검색어', description: '이 기기에서 최근에 검색한 말이에요.', to: `${LIST}=searches` },
] as const;
type ListName = (typeof lists)[number]['name'];

/** Favourites, listings seen last and searches of whoever is there, logged in or not. */
export function FavouritesPage() {
  usePageHead({
    title: '찜한 곳과 최근 본 곳',
    description: '하트를 누른 동물병원, 동물약국, 펫 서비스와 최근에 본 곳, 최근 검색어를 모아 봐요.',
    noindex: true,
  });
  return (
    <PageContainer width="narrow">
      <Lists />
    </PageContainer>
  );
}

/** The same on my page. */
export function MyFavouritesPage() {
  return <Lists />;
}

function Lists() {
  const { pathname, search } = useLocation();
  const named = new URLSearchParams(search).get(LIST);
  const { name, label, description } = lists.find((one) => one.name === named) ?? lists[0];
  return (
    <>
      <PageTitle description={description}>{label}</PageTitle>
      <Stack gap={4}>
        <nav aria-label="찜한 곳과 최근 기록">
          <Tabs>
            {lists.map((one) => (
              <li key={one.name}>
                <Tab to={{ pathname, search: one.to }} aria-current={one.name === name ? 'page' : undefined}>
                  {one.label}
                </Tab>
              </li>
            ))}
          </Tabs>
        </nav>
        <Shown name={name} />
      </Stack>
    </>
  );
}

/** A device's lists are only known in a browser. */
function Shown({ name }: { name: ListName }) {
  const session = useSession();
  if (!useHydrated() || session.status === 'unknown') return <Skeleton variant="list" count={4} />;
  if (name === 'seen') return <SeenList />;
  if (name === 'searches') return <SearchList />;
  return session.status === 'signed-in' ? <MemberFavourites /> : <DeviceFavourites />;
}

const Tabs = styled.ul`
  display: flex;
  overflow-x: auto;
  box-shadow: inset 0 -1px ${tokens.color.border};
  scrollbar-width: none;
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 3rem;
  padding: 0 ${tokens.space[3]};
  color: ${tokens.color.textMute};
  font-weight: ${tokens.font.weight.medium};
  white-space: nowrap;
  &:focus-visible {
    ${focusRing}
    outline-offset: -4px;
  }
  &[aria-current] {
    box-shadow: inset 0 -3px ${tokens.color.primary};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.bold};
  }
`;

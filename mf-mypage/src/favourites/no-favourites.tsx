import { EmptyState, LinkButton } from '@petcare/ui';
import { kinds } from './kinds.ts';
import { KindNav, useKind } from './marked-list.tsx';

/** In place of favourites where there are none, with the way to places that could be some. */
export function NoFavourites() {
  const kind = useKind();
  const { label, listPath } = kinds[kind ?? 'hospital'];
  return (
    <>
      {kind && <KindNav total={0} />}
      <EmptyState
        icon="heart"
        title={kind ? `찜한 ${label}${kind === 'company' ? '가' : '이'} 없어요.` : '아직 찜한 곳이 없어요.'}
        description="목록이나 상세 페이지에서 하트를 누르면 여기에 모여요."
        action={<LinkButton to={listPath}>{label} 찾아보기</LinkButton>}
      />
    </>
  );
}

import { focusRing, PageTitle, scrollStrip, Stack, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const ROOT = '/mypage/post';

export type PostList = 'questions' | 'mypet' | 'petcafe' | 'marketplace' | 'kept';

const places: readonly { place: PostList; label: string; to: string }[] = [
  { place: 'questions', label: '질문', to: ROOT },
  { place: 'mypet', label: '자유게시판', to: `${ROOT}/mypet` },
  { place: 'petcafe', label: '펫 꿀팁', to: `${ROOT}/petcafe` },
  { place: 'marketplace', label: '이벤트', to: `${ROOT}/marketplace` },
  { place: 'kept', label: '스크랩', to: `${ROOT}?tab=kept` },
];

/** The frame around what a guardian has written: one screen for each board. */
export function MyPostsScreen({ place, children }: { place: PostList; children: ReactNode }) {
  return (
    <>
      <PageTitle description="내가 쓴 글과 스크랩한 글을 모아 보세요.">내가 쓴 글</PageTitle>
      <Stack gap={5}>
        <Tabs aria-label="게시판">
          {places.map(({ place: of, label, to }) => (
            <Tab key={to} to={to} aria-current={of === place ? 'page' : undefined}>
              {label}
            </Tab>
          ))}
        </Tabs>
        {children}
      </Stack>
    </>
  );
}

const Tabs = styled.nav`
  display: flex;
  ${scrollStrip}
  box-shadow: inset 0 -1px ${tokens.color.border};
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 3rem;
  padding: 0 ${tokens.space[4]};
  color: ${tokens.color.textMute};
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

import { LinkButton, PageTitle } from '@petcare/ui';
import { columnDesk, inputPath, postPath } from '../board/boards.ts';
import { ColumnList } from '../ask/column-list.tsx';
import { OwnPosts } from '../mine/own-posts.tsx';

const writeTo = inputPath(columnDesk);

/** The columns of a hospital, where it writes them. */
export function ColumnsPage() {
  const write = (
    <LinkButton to={writeTo} icon="edit">
      칼럼 쓰기
    </LinkButton>
  );
  return (
    <>
      <PageTitle description="우리 병원이 쓴 칼럼이에요. 보호자는 수의사에게 물어보기에서 읽어요." actions={write}>
        수의사 칼럼
      </PageTitle>
      <OwnPosts
        board={columnDesk}
        writeTo={writeTo}
        writeLabel="첫 칼럼 쓰기"
        draw={(posts) => <ColumnList posts={posts} pathOf={(idx) => postPath(columnDesk, idx)} />}
      />
    </>
  );
}

import { freeBoard, inputPath, postPath } from '../board/boards.ts';
import { PostList } from '../board/post-list.tsx';
import { MyPostsScreen } from './my-posts-screen.tsx';
import { OwnPosts } from './own-posts.tsx';

const pathOf = (idx: number) => postPath(freeBoard, idx);

export function MyFreePostsPage() {
  return (
    <MyPostsScreen place="mypet">
      <OwnPosts
        board={freeBoard}
        writeTo={inputPath(freeBoard)}
        writeLabel="글쓰기"
        draw={(posts) => <PostList posts={posts} pathOf={pathOf} />}
      />
    </MyPostsScreen>
  );
}

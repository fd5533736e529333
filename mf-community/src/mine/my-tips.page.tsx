import { petTips, inputPath, postPath } from '../board/boards.ts';
import { PostList } from '../board/post-list.tsx';
import { MyPostsScreen } from './my-posts-screen.tsx';
import { OwnPosts } from './own-posts.tsx';

const pathOf = (idx: number) => postPath(petTips, idx);

export function MyTipsPage() {
  return (
    <MyPostsScreen place="petcafe">
      <OwnPosts
        board={petTips}
        writeTo={inputPath(petTips)}
        writeLabel="글쓰기"
        draw={(posts) => <PostList posts={posts} pathOf={pathOf} />}
      />
    </MyPostsScreen>
  );
}

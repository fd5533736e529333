import { events, inputPath, postPath } from '../board/boards.ts';
import { EventList } from '../board/event-list.tsx';
import { MyPostsScreen } from './my-posts-screen.tsx';
import { OwnPosts } from './own-posts.tsx';

const pathOf = (idx: number) => postPath(events, idx);

export function MyEventsPage() {
  return (
    <MyPostsScreen place="marketplace">
      <OwnPosts
        board={events}
        writeTo={inputPath(events)}
        writeLabel="글쓰기"
        draw={(posts) => <EventList posts={posts} pathOf={pathOf} />}
      />
    </MyPostsScreen>
  );
}

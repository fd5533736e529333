import { useSearchParams } from 'react-router-dom';
import { QuestionList } from '../ask/question-list.tsx';
import { postPath, questions } from '../board/boards.ts';
import { KeptPosts } from './kept-posts.tsx';
import { MyPostsScreen } from './my-posts-screen.tsx';
import { OwnPosts } from './own-posts.tsx';

/** Questions to vets, and in a tab of its own what one keeps of others' posts. */
export function MyPostsPage() {
  const [params] = useSearchParams();
  if (params.get('tab') === 'kept') {
    return (
      <MyPostsScreen place="kept">
        <KeptPosts />
      </MyPostsScreen>
    );
  }
  return (
    <MyPostsScreen place="questions">
      <OwnPosts
        board={questions}
        writeTo="/ask?write=1"
        writeLabel="질문하기"
        draw={(posts) => <QuestionList posts={posts} pathOf={(idx) => postPath(questions, idx)} />}
      />
    </MyPostsScreen>
  );
}

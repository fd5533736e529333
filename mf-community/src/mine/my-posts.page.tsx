import { Section } from '@petcare/ui';
import { postPath, questions } from '../board/boards.ts';
import { QuestionList } from '../ask/question-list.tsx';
import { KeptPosts } from './kept-posts.tsx';
import { MyPostsScreen } from './my-posts-screen.tsx';
import { OwnPosts } from './own-posts.tsx';

/** What stands on no board of its own here: questions to vets, and posts that one keeps. */
export function MyPostsPage() {
  return (
    <MyPostsScreen place="all">
      <Section title="수의사에게 한 질문">
        <OwnPosts
          board={questions}
          writeTo="/ask?write=1"
          writeLabel="질문하기"
          draw={(posts) => <QuestionList posts={posts} pathOf={(idx) => postPath(questions, idx)} />}
        />
      </Section>
      <Section title="스크랩한 글">
        <KeptPosts />
      </Section>
    </MyPostsScreen>
  );
}

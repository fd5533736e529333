import { BoardPage } from '@house/mf-community/src/board/board.page.tsx';
import type { GetServerSideProps } from 'next';
import { answersOf } from '../../answers.tsx';
import { Screen, type ScreenProps } from '../../screen.tsx';

export const getServerSideProps: GetServerSideProps<ScreenProps> = async ({ resolvedUrl }) => ({
  props: { url: resolvedUrl, rendered: await answersOf('/community/petcafe', BoardPage) },
});

export default function Page(props: ScreenProps) {
  return <Screen {...props} Page={BoardPage} />;
}

import { HospitalListPage } from '@house/mf-search/src/listings/hospital-list.page.tsx';
import type { GetStaticProps } from 'next';
import { answersOf } from '../answers.tsx';
import { Screen, type ScreenProps } from '../screen.tsx';

/** The list again, kept for seconds as ours is. */
export const getStaticProps: GetStaticProps<ScreenProps> = async () => ({
  props: { url: '/hostpital-list', rendered: await answersOf('/hostpital-list', HospitalListPage) },
  revalidate: 10,
});

export default function Page(props: ScreenProps) {
  return <Screen {...props} Page={HospitalListPage} />;
}

import { HospitalListPage } from '@house/mf-search/src/listings/hospital-list.page.tsx';
import type { GetServerSideProps } from 'next';
import { answersOf } from '../answers.tsx';
import { Screen, type ScreenProps } from '../screen.tsx';

export const getServerSideProps: GetServerSideProps<ScreenProps> = async ({ resolvedUrl }) => ({
  props: { url: resolvedUrl, rendered: await answersOf('/hostpital-list', HospitalListPage) },
});

export default function Page(props: ScreenProps) {
  return <Screen {...props} Page={HospitalListPage} />;
}

import { LinkButton, PageTitle, Section, Stack } from '@petcare/ui';
import { MyGifts } from '../gift/my-gifts.tsx';
import { PointBalance } from './point-balance.tsx';
import { PointHistory } from './point-history.tsx';

/** A guardian's points: the balance, the gift cards bought with them, and every movement. */
export function MyPointPage() {
  return (
    <>
      <PageTitle
        description="1포인트는 1원으로 쓸 수 있어요."
        actions={
          <LinkButton to="/point" size="sm" variant="secondary" icon="gift">
            포인트샵
          </LinkButton>
        }
      >
        내 포인트
      </PageTitle>
      <Stack gap={6}>
        <PointBalance />
        <Section title="내 상품권">
          <MyGifts />
        </Section>
        <Section title="포인트 내역">
          <PointHistory />
        </Section>
      </Stack>
    </>
  );
}

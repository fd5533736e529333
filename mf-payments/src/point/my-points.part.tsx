import { LinkButton, Stack } from '@petcare/ui';
import { PointBalance } from './point-balance.tsx';

/** The balance with the way to the point shop; stands in a slot of my page. */
export function MyPointsPart() {
  return (
    <Stack gap={3}>
      <PointBalance />
      <LinkButton to="/point" variant="secondary" icon="gift">
        포인트샵 가기
      </LinkButton>
    </Stack>
  );
}

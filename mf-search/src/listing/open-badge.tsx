import { Badge } from '@petcare/ui';

/** Whether a hospital is open now; nothing when its hours are not known. */
export function OpenBadge({ isOpenNow }: { isOpenNow: boolean | null }) {
  if (isOpenNow === null) return null;
  return isOpenNow ? <Badge tone="success">영업 중</Badge> : <Badge>영업 종료</Badge>;
}

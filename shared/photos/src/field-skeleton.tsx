import { Skeleton } from '@petcare/ui';

export function FieldSkeleton() {
  return <Skeleton variant="block" />;
}

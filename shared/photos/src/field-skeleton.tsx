import { Skeleton } from '@petcare/ui';

/** What stands where the field will be, until its files are there. */
export function FieldSkeleton() {
  return <Skeleton variant="block" />;
}

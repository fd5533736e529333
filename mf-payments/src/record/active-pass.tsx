import { useRest } from '@petcare/api';
import { formatDateTime, Notice } from '@petcare/ui';

/** Until when the records are open; nothing without a pass that runs. */
export function ActivePass() {
  const { data } = useRest('/api/client/pass/getActivePassPeriod', {});
  if (!data?.isActive || !data.endDate) return null;
  return <Notice kind="success">이용 중인 이용권이 있어요. {formatDateTime(data.endDate)}까지 볼 수 있어요.</Notice>;
}

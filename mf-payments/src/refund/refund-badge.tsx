import { Badge } from '@petcare/ui';

const labels = {
  asked: '환불 중',
  refused: '환불 지연 · 다시 요청하고 있어요',
  given_up: '환불 확인 중 · 고객센터에서 돌려드려요',
  done: '환불됨',
};

type Props = {
  /** Null when no money had to go back. */
  state: keyof typeof labels | null;
};

/** The state of a refund. */
export function RefundBadge({ state }: Props) {
  const isLate = state === 'refused' || state === 'given_up';
  return <Badge tone={isLate ? 'danger' : 'neutral'}>{labels[state ?? 'done']}</Badge>;
}

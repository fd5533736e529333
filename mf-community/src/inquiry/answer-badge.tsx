import { Badge } from '@petcare/ui';

export function AnswerBadge({ isAnswered }: { isAnswered: boolean }) {
  return <Badge tone={isAnswered ? 'success' : 'neutral'}>{isAnswered ? '답변 완료' : '답변 대기'}</Badge>;
}

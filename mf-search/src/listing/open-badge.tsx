import type { ResultOf } from '@petcare/api';
import { graphql } from '@petcare/api';
import { Badge } from '@petcare/ui';

/** What the badge needs to know of a listing. */
export const OpenStateFields = graphql(`
  fragment OpenStateFields on Listing @_unmask {
    openState {
      kind
      at
    }
  }
`);
export type OpenState = NonNullable<ResultOf<typeof OpenStateFields>['openState']>;

const states: Record<OpenState['kind'], { label: string; tone: 'success' | 'warn' | 'neutral'; then?: string }> = {
  open: { label: '영업 중', tone: 'success' },
  closesSoon: { label: '곧 종료', tone: 'warn', then: '까지' },
  beforeOpening: { label: '영업 전', tone: 'neutral', then: ' 시작' },
  onBreak: { label: '휴게시간', tone: 'warn', then: ' 다시 시작' },
  closed: { label: '영업 종료', tone: 'neutral' },
  dayOff: { label: '휴무', tone: 'neutral' },
};

/** Whether a listing is open now, as people say it; nothing when its hours are not known. */
export function OpenBadge({ openState }: { openState: OpenState | null }) {
  if (!openState) return null;
  const { label, tone, then } = states[openState.kind];
  return <Badge tone={tone}>{then && openState.at ? `${label} · ${openState.at}${then}` : label}</Badge>;
}

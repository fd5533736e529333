import { formatTime } from '@petcare/time';

/** The open state of a place now; `at`: until when, or when it opens, `HH:mm`. */
export type OpenState = { kind: 'open' | 'closesSoon' | 'beforeOpening' | 'onBreak' | 'closed' | 'dayOff'; at: string | null };

const states: Record<OpenState['kind'], { label: string; tone: 'success' | 'warn' | 'neutral'; then?: string }> = {
  open: { label: '영업 중', tone: 'success', then: '까지' },
  closesSoon: { label: '곧 종료', tone: 'warn', then: '까지' },
  beforeOpening: { label: '영업 전', tone: 'neutral', then: ' 시작' },
  onBreak: { label: '휴게시간', tone: 'warn', then: ' 다시 시작' },
  closed: { label: '영업 종료', tone: 'neutral' },
  dayOff: { label: '휴무', tone: 'neutral' },
};

/** The words of a badge, as people say it, and its tone. */
export function openStateInWords({ kind, at }: OpenState): { text: string; tone: 'success' | 'warn' | 'neutral' } {
  const { label, tone, then } = states[kind];
  return { text: then && at ? `${label} · ${formatTime(at)}${then}` : label, tone };
}

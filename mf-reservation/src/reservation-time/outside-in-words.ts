import { formatDate, formatTime } from '@petcare/ui';
import { spanInWords } from '../record/when-in-words.ts';
import type { LeftOutside } from './time-setting.ts';

/** 2026년 11월 30일 (월) 오전 9:30 · 김보호 · 보리 */
export function outsideInWords({ date, endDate, time, user, petName }: LeftOutside): string {
  const when = endDate ? `${spanInWords(date, endDate)} ${formatTime(time)}` : `${formatDate(date)} ${formatTime(time)}`;
  return [when, user?.name ?? '탈퇴한 회원', petName].filter(Boolean).join(' · ');
}

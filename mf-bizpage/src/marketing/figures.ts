import { daysOf, type Period } from './period.ts';
import type { ListingCounts } from './statistics.ts';

/** A thing that is counted: what it is called, and the color that stands for it in charts. */
export type Series = { key: string; label: string; color: 'primary' | 'accent' | 'info' | 'warn' };
type Group = { title: string; unit: string; series: readonly Series[] };

export const groups = {
  visitors: {
    title: '방문자',
    unit: '명',
    series: [
      { key: 'member', label: '회원', color: 'primary' },
      { key: 'nonMember', label: '비회원', color: 'accent' },
    ],
  },
  clicks: {
    title: '누른 횟수',
    unit: '번',
    series: [
      { key: 'reservation', label: '예약', color: 'primary' },
      { key: 'call', label: '전화', color: 'accent' },
      { key: 'share', label: '공유', color: 'info' },
      { key: 'kakao', label: '카카오 채널', color: 'warn' },
    ],
  },
  inflows: {
    title: '유입 경로',
    unit: '번',
    series: [
      { key: '0', label: '검색', color: 'primary' },
      { key: '1', label: '목록', color: 'accent' },
      { key: '2', label: '지도', color: 'info' },
      { key: '3', label: '다른 사이트', color: 'warn' },
    ],
  },
} as const satisfies Record<keyof ListingCounts, Group>;

export type GroupName = keyof typeof groups;
export const groupNames = Object.keys(groups) as GroupName[];

/** The counts of a group on a day, in the order of its series. */
export type Row = { date: string; counts: number[] };

/** Every day of a period, also those of which nothing was counted. */
export function rowsOf(name: GroupName, counted: ListingCounts, period: Period): Row[] {
  return daysOf(period).map((date) => ({ date, counts: countsOn(name, counted, date) }));
}

function countsOn(name: GroupName, { visitors, clicks, inflows }: ListingCounts, date: string): number[] {
  const on = <T extends { date: string }>(days: readonly T[]) => days.find((day) => day.date === date);
  switch (name) {
    case 'visitors': {
      const day = on(visitors);
      return [day?.memberCount ?? 0, day?.nonMemberCount ?? 0];
    }
    case 'clicks': {
      const day = on(clicks);
      return [day?.reservationCount ?? 0, day?.callCount ?? 0, day?.shareCount ?? 0, day?.kakaoCount ?? 0];
    }
    case 'inflows':
      return [0, 1, 2, 3].map((type) => inflows.find((day) => day.date === date && day.type === type)?.count ?? 0);
  }
}

/** Of each series over all rows. */
export function totalsOf(rows: readonly Row[]): number[] {
  return (rows[0]?.counts ?? []).map((_, index) => rows.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0));
}

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** A number beside the one before: +12%, −3%; null where there was nothing to hold it against. */
export function changeOf(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  return percent === 0 ? '변화 없음' : `${percent > 0 ? '+' : '−'}${Math.abs(percent).toLocaleString('ko-KR')}%`;
}

const number = (count: number) => count.toLocaleString('ko-KR');

/** A sentence or two on what the numbers of a period mean. */
export function inWords(days: number, now: Record<GroupName, number[]>, before: Record<GroupName, number[]>): string {
  const [visitors, was] = [sumOf(now.visitors), sumOf(before.visitors)];
  if (visitors === 0) return `${days}일 동안 방문이 없었어요. 사진과 소개, 영업시간을 채우면 더 잘 찾을 수 있어요.`;
  const change = changeOf(visitors, was);
  const beside =
    change === null
      ? ''
      : change === '변화 없음'
        ? `, 그 전 ${days}일과 비슷해요`
        : `, 그 전 ${days}일보다 ${change.slice(1)} ${change.startsWith('+') ? '늘었어요' : '줄었어요'}`;
  const acts = sumOf(now.clicks);
  const from = sumOf(now.inflows) > 0 ? groups.inflows.series[now.inflows.indexOf(Math.max(...now.inflows))]?.label : undefined;
  return [
    `${days}일 동안 ${number(visitors)}명이 보았${beside ? '고' : '어요'}${beside}.`,
    from && `가장 많이 들어온 길은 ${from}이고, 예약·전화·공유·카카오 채널을 ${number(acts)}번 눌렀어요.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A table for spreadsheets: with a mark that Excel reads Korean by. */
export function csvOf(rows: Record<GroupName, readonly Row[]>): string {
  const head = ['날짜', ...groupNames.flatMap((name) => groups[name].series.map(({ label }) => `${groups[name].title} ${label}`))];
  const lines = rows.visitors.map(({ date }, index) => [date, ...groupNames.flatMap((name) => rows[name][index]?.counts ?? [])]);
  return `\uFEFF${[head, ...lines].map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}

import { formatNumber, formatWon } from '@petcare/ui';

type AreaAverage = { location: string; avg: number };

/** 서울특별시 평균보다 1,000원(10%) 비싸요. */
export function comparedWith({ avg }: AreaAverage, larger: AreaAverage): string {
  const difference = avg - larger.avg;
  if (difference === 0) return `${larger.location} 평균과 같아요.`;
  const share = larger.avg > 0 ? Math.round((Math.abs(difference) / larger.avg) * 100) : 0;
  return `${larger.location} 평균보다 ${formatWon(Math.abs(difference))}${share > 0 ? `(${share}%)` : ''} ${difference > 0 ? '비싸요' : '저렴해요'}.`;
}

/** On what the figures stand: of published fees it is known how many prices there are at least. */
export function sourcesText({ sources, year }: { sources: number; year: number | null }): string {
  const count = `적어도 ${formatNumber(sources)}개의 가격을 모은 값이에요.`;
  return year === null ? count : `${year}년에 공개된 진료비로, ${count}`;
}

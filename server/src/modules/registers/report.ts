import type { ImportReport } from './import-listings.ts';
import type { Remark } from './read-listings.ts';

const LACKING_SHOWN = 20;

/** The outcome: every row that could not be used; of those that only lack something, the first ones. */
export function summaryOf(report: ImportReport): string {
  const same = report.open - report.inserted - report.updated;
  return [
    `${number(report.rows)}줄을 읽었어요.${report.edition ? ` ${report.edition} 자료예요.` : ''}`,
    `  영업 중 ${number(report.open)}곳: 새로 등록 ${number(report.inserted)}, 수정 ${number(report.updated)}, 그대로 ${number(same)}`,
    `  영업하지 않는 곳 ${number(report.closed)}곳: 그중 ${number(report.turnedOff)}곳을 이번에 내렸어요`,
    ...(report.renumbered > 0 ? [`  인허가 번호가 바뀐 곳 ${number(report.renumbered)}곳을 이어받았어요`] : []),
    ...(report.heldBack > 0 ? [`  이미 더 새로운 내용이 있는 ${number(report.heldBack)}곳은 그대로 두었어요`] : []),
    ...report.notices.map((notice) => `  ${notice}`),
    ...section('쓰지 못한 줄', report.unusable, report.unusable.length),
    ...section('등록했지만 빠진 것이 있는 줄', report.lacking, LACKING_SHOWN),
  ].join('\n');
}

/** Every remark, one a line: for a file. */
export function fullReportOf(report: ImportReport): string {
  const lines = (kind: string, remarks: Remark[]) => remarks.map(({ line, reason }) => `${line}\t${kind}\t${reason}\n`);
  return ['줄\t구분\t이유\n', ...lines('쓰지 못함', report.unusable), ...lines('빠짐', report.lacking)].join('');
}

function section(title: string, remarks: Remark[], most: number): string[] {
  const shown = remarks.slice(0, most).map(({ line, reason }) => `    ${line}번째 줄: ${reason}`);
  const rest = remarks.length - shown.length;
  const more = rest > 0 ? [`    … 그 밖에 ${number(rest)}줄 (--report FILE 로 모두 볼 수 있어요)`] : [];
  return [`  ${title} ${number(remarks.length)}`, ...shown, ...more];
}

function number(value: number): string {
  return value.toLocaleString('ko-KR');
}

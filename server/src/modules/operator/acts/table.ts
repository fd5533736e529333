import type { Act } from '../act.ts';
import { operatorsActs } from './operators.acts.ts';
import { reportsActs } from './reports.acts.ts';
import { textsActs } from './texts.acts.ts';
import { wordsActs } from './words.acts.ts';

/** Each area of acts with what it is about, in the order in which they are shown. */
export const areas: Readonly<Record<string, { label: string; acts: readonly Act[] }>> = {
  reports: { label: '신고', acts: reportsActs },
  texts: { label: '글 가리기', acts: textsActs },
  words: { label: '금칙어', acts: wordsActs },
  operators: { label: '운영자', acts: operatorsActs },
};

/** Everything that operators do, on the command line and on the page. */
export const operatorActs: readonly Act[] = Object.values(areas).flatMap(({ acts }) => acts);

export function findAct(area: string, verb: string): Act | undefined {
  return areas[area]?.acts.find((act) => act.verb === verb);
}

/** A day of the week (Sunday 0), a public holiday, or the day of asking. */
export type OpeningDay = number | 'holiday' | 'today';

/** The times and places that a text names. */
export type Times = {
  /** The words by which businesses say that they are there for whoever is in a hurry. */
  urgent: string[];
  isOpenNow: boolean;
  /** Open on any of these. */
  opensOn: OpeningDay[];
  /** Near whoever asks. */
  isNear: boolean;
};
/** `words` are the others, `said` what has been taken out, as it is written. */
export type TakenTimes = { words: string[]; said: string[]; times: Times };

export const noTimes: Times = { urgent: [], isOpenNow: false, opensOn: [], isNear: false };

const DOING = '(?: ?(?:에도|에|날|도|만|진료|수술|영업|운영|문|여는|연|열린|여나요|하는|하나요|되는|가능한|가능|중인|중|있는|병원|곳|데))*';
const phrase = (said: string, following = DOING) => new RegExp(`(?<= )(${said})${following}(?= )`, 'g');

const NIGHT = phrase('야간응급|야간|심야|새벽|한밤중|밤늦게|밤|늦게까지');
const EMERGENCY = phrase('응급실|응급');
const NOW = [phrase('지금|현재|이 ?시간|이 ?시각'), phrase('문 ?연|문 ?열린|영업 ?중인|영업 ?중|진료 ?중인|진료 ?중')];
const WEEKDAY = phrase('[월화수목금토일]요일|주말|토 ?일|공휴일|휴일|빨간날|명절|설날|추석|오늘');
const DAYS: Record<string, OpeningDay[]> = { 주말: [6, 0], 토일: [6, 0], 오늘: ['today'] };
const WEEKDAYS = [...'일월화수목금토'];
const WHERE = '(?: ?(?:에 있는|에서|에|의|있는|곳|데))*';
const NEAR = phrase(
  '내 ?주변|내 ?근처|내 ?동네|내 ?위치|우리 ?동네|우리 ?집|현 ?위치|집 ?근처|집 ?앞|이 ?근처|여기|(?:제일 |가장 )?가까운',
  WHERE,
);
/** Near what else is said, and near whoever asks where nothing is. */
const AROUND = phrase('근처|주변|인근|부근|가까이', WHERE);

/** Takes out what is said of when and from where; `isPlace` tells what else says where. */
export function takeTimes(words: readonly string[], isPlace: (word: string) => boolean): TakenTimes {
  const said: string[] = [];
  const times: Times = { urgent: [], isOpenNow: false, opensOn: [], isNear: false };
  let text = ` ${words.join('  ')} `.replace(/ {2}/g, ' ');
  const take = (patterns: readonly RegExp[], mean: (word: string) => void) => {
    for (const pattern of patterns) {
      text = text.replace(pattern, (all: string, word: string) => {
        said.push(all.trim());
        mean(word.replaceAll(' ', ''));
        return '';
      });
    }
  };
  take([NIGHT], () => times.urgent.push('야간', '심야'));
  take([EMERGENCY], () => times.urgent.push('응급'));
  take([WEEKDAY], (word) => times.opensOn.push(...daysOf(word)));
  take(NOW, () => (times.isOpenNow = true));
  take([NEAR], () => (times.isNear = true));
  const rest = () => text.split(' ').filter(Boolean);
  take([AROUND], () => (times.isNear ||= !rest().some((word) => isPlace(word))));
  times.urgent = [...new Set(times.urgent)];
  return { words: rest(), said, times };
}

function daysOf(word: string): OpeningDay[] {
  const weekday = word.endsWith('요일') ? WEEKDAYS.indexOf(word.charAt(0)) : -1;
  return weekday >= 0 ? [weekday] : (DAYS[word] ?? ['holiday']);
}

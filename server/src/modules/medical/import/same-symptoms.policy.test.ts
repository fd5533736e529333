import { meaningOf } from './same-symptoms.policy.ts';

test.each([
  ['구토를 한다', '구토를 동반한다', '토를 한다'],
  ['식욕부진을 일으킨다', '식욕이 없다', '식욕이 감퇴한다', '식욕부진 증상이 나타난다'],
  ['기운이나 식욕이 없다', '식욕이나 기운이 없어진다', '기운, 식욕이 없어진다'],
  ['탈수증상을 보인다', '탈수증상이 있다', '탈수증상을 일으킨다'],
  ['열이 난다', '열이 있다', '발열증상이 나타난다', '열이 나요'],
  ['꼬박 하루 동안 나오지 않는다', '꼬박 하루동안 나오지 않는다'],
  ['체중이 감소한다', '체중이 감소 한다'],
  ['건강하 식욕도 있다', '건강하고 식욕도 있다'],
  ['눈곱이 난다', '눈꼽이 난다'],
  ['쉽게 피곤해진다', '쉽게 피곤해한다(운동을 꺼린다)'],
])('%s and the like are one choice', (...same) => expect(new Set(same.map(meaningOf)).size).toBe(1));

test.each([
  ['열이 난다', '고열이 난다', '미열이 있다'],
  ['구토를 한다', '구토나 설사를 일으킨다', '설사를 한다', '만성구토가 있다', '이따금 토한다'],
  ['식욕이 없다', '식욕이 증가한다', '기운이 없다', '기운이나 식욕이 없다'],
  ['콧물이 난다', '코피가 난다', '콧물에 피가 섞여 있다'],
])('%s and the like stay apart', (...different) => expect(new Set(different.map(meaningOf)).size).toBe(different.length));

test('a symptom of nothing but an ending keeps its letters', () => expect(meaningOf('있다')).toBe('있다'));

import type { Nickname } from './reviews.data.ts';

/** An invented visit of a pharmacy or a company: whose, of which kind, where, how many days ago, the ratings of the kind in their order, whether they would come again, what they say. */
export type OtherReview = readonly [
  nickname: Nickname,
  kind: 'pharmacy' | 'company',
  name: string,
  daysAgo: number,
  ratings: readonly number[],
  wouldRevisit: boolean,
  review: string,
];

// prettier-ignore
export const otherReviews: readonly OtherReview[] = [
  ['보리엄마', 'pharmacy', '구로다정약국', 2, [5, 4, 5], true, '심장사상충 약을 몸무게에 맞춰 바로 챙겨 주셨어요. 먹이는 날짜를 달력에 적어 주셔서 잊지 않게 됐습니다.'],
  ['모카집사', 'pharmacy', '구로다정약국', 11, [5, 4, 4], true, '고양이 안약 넣는 방법을 인형으로 보여 주셨어요. 궁금한 걸 여러 번 물어도 귀찮아하지 않으세요.'],
  ['구름이형', 'pharmacy', '오류초록약국', 6, [4, 3, 3], true, '동네에서 늦게까지 여는 약국이라 급할 때 들러요. 찾는 귀 세정제는 없어서 다음 날 받았습니다.'],
  ['라떼네', 'pharmacy', '양재아침약국', 19, [4, 4, 5], true, '구충제 종류가 많고 성분 차이를 알려 주셔서 고르기 쉬웠어요. 주차는 길가에 잠깐만 됩니다.'],
  ['초코보호자', 'pharmacy', '구로다정약국', 16, [5, 4, 4], true, '심장사상충 약을 석 달 치 받아 왔어요. 초코 몸무게를 다시 물어보고 용량을 확인해 주셔서 믿음이 갔습니다.'],
  ['두부누나', 'company', '포근미용실', 1, [5, 4, 5, 5, 4], true, '두부가 미용을 무서워하는데 쉬어 가며 천천히 해 주셨어요. 끝나고 사진도 보내 주셔서 안심했습니다.'],
  ['밤이언니', 'company', '포근미용실', 14, [4, 4, 5, 4, 4], true, '가위컷이 꼼꼼하고 귀 청소까지 깔끔해요. 예약이 빨리 차서 두 주 전에는 잡아야 합니다.'],
  ['초코보호자', 'company', '포근미용실', 28, [5, 4, 5, 4, 4], true, '초코가 발을 만지는 걸 싫어하는데 간식을 주며 천천히 다듬어 주셨어요. 다음 미용도 여기로 예약했습니다.'],
  ['망고집사', 'company', '신도림멍냥호텔', 4, [5, 3, 5, 5, 5], true, '이틀 맡겼는데 하루 세 번 영상을 보내 주셨어요. 고양이 방이 따로 있어서 조용했습니다.'],
  ['탄이와호두', 'company', '신도림멍냥호텔', 23, [4, 3, 4, 4, 5], true, '지하철역에서 가까워 퇴근하고 데리러 가기 편했어요. 추가 산책은 요금이 따로 있어요.'],
  ['콩이아빠', 'company', '판교발바닥상점', 9, [4, 4, 4, 4, 3], true, '사료를 조금씩 덜어 먹여 보고 고를 수 있어요. 매장은 넓지 않지만 정리가 잘 되어 있습니다.'],
];

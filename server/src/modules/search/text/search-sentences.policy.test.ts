import { plainWords } from './search-sentences.policy.ts';
import { takeTimes, noTimes } from './search-times.policy.ts';

test.each([
  ['마포구에 있는 동물병원', ['마포구', '동물병원']],
  ['송파에서 24시 하는 병원', ['송파', '24시', '병원']],
  ['신도림동물병원가는길', ['신도림동물병원']],
  ['신도림동물병원 진료시간', ['신도림동물병원']],
  ['신도림동물병원 전화번호 알려줘', ['신도림동물병원']],
  ['고양이 잘보는 동물병원 추천해주세요', ['고양이', '잘', '동물병원']],
  ['강남구의 동물병원은 어디에 있나요', ['강남구', '동물병원']],
  ['고양이 병원', ['고양이', '병원']],
  ['제주도 병원', ['제주도', '병원']],
  ['을지로 종로', ['을지로', '종로']],
  ['홍대에서가까운', ['홍대에서가까운']],
])('the words of %j that say something are %j', (text, expected) => expect(plainWords(text.split(' '))).toEqual(expected));

test.each([
  ['일요일 진료', [], { opensOn: [0] }],
  ['일요일진료', [], { opensOn: [0] }],
  ['일요일에 하는 강남', ['강남'], { opensOn: [0] }],
  ['주말에도 여는', [], { opensOn: [6, 0] }],
  ['공휴일 진료', [], { opensOn: ['holiday'] }],
  ['오늘 진료하는', [], { opensOn: ['today'] }],
  ['지금 문 연', [], { isOpenNow: true }],
  ['지금 문연 곳', [], { isOpenNow: true }],
  ['문 여는 강남', ['문', '여는', '강남'], {}],
  ['야간 진료', [], { urgent: ['야간', '심야'] }],
  ['24시 응급', ['24시'], { urgent: ['응급'] }],
  ['내 주변', [], { isNear: true }],
  ['우리 동네 고양이', ['고양이'], { isNear: true }],
  ['가장 가까운', [], { isNear: true }],
  ['근처', [], { isNear: true }],
  ['근처에 있는 치과', ['치과'], { isNear: true }],
  ['강남역 근처', ['강남역'], {}],
  ['밤비 지금동', ['밤비', '지금동'], {}],
])('%j leaves %j and says %j', (text, words, times) => {
  const taken = takeTimes(text.split(' '), (word) => /역$|강남/.test(word));
  expect([taken.words, taken.times]).toEqual([words, { ...noTimes, ...times }]);
});

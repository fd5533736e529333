import type { Picture } from '../pictures/drawing.ts';

export type DemoEntry = {
  title: string;
  story: string;
  pictures: readonly Picture[];
  /** The number of likes. */
  likes: number;
  comments?: readonly string[];
};

export const demoRounds = {
  running: {
    title: '첫눈 오는 날, 우리 아이',
    description:
      '<p>첫눈을 만난 우리 아이의 표정을 보여 주세요. 집 안에서 눈을 구경하는 모습도 좋아요.</p><ul><li>한 사람이 세 점까지 응모할 수 있어요.</li><li>좋아요와 심사를 함께 보고 뽑아요.</li></ul>',
    prizes: ['사료 1년분 이용권', '겨울 산책 세트', '간식 상자'],
    startsDaysAgo: 12,
    endsInDays: 16,
  },
  over: {
    title: '가을 산책길의 우리 아이',
    description: '<p>단풍길을 걷는 우리 아이 사진을 모았어요. 함께해 주셔서 고마워요.</p>',
    prizes: ['하루 호텔 이용권', '미용 이용권', '간식 상자'],
    startsDaysAgo: 62,
    endsDaysAgo: 22,
  },
} as const;

export const runningEntries: readonly DemoEntry[] = [
  {
    title: '눈이 처음인 초코',
    story: '현관문을 열자마자 얼음이 됐다가, 오 분 뒤에는 들어가기 싫다고 버텼어요.',
    pictures: [
      ['snow', 'poodle'],
      ['home', 'poodle'],
    ],
    likes: 8,
    comments: ['표정이 다 말해 주네요!', '저희 아이도 딱 저래요.'],
  },
  {
    title: '창밖은 추우니까',
    story: '캣타워 맨 위에서 한 시간 동안 눈송이를 세고 있었어요.',
    pictures: [['window', 'blue']],
    likes: 6,
    comments: ['창가 자리 명당이네요.'],
  },
  {
    title: '코에 내려앉은 눈송이',
    story: '혀로 핥아 먹더니 한참을 입맛을 다셨어요.',
    pictures: [['snow', 'retriever']],
    likes: 4,
  },
  {
    title: '목도리는 싫지만',
    story: '할머니가 떠 주신 목도리예요. 딱 삼십 초 참아 줬어요.',
    pictures: [['snow', 'cheese']],
    likes: 3,
  },
  {
    title: '눈사람 옆에서',
    story: '눈사람을 경계하다가 결국 옆에서 잠들 뻔했어요.',
    pictures: [['snow', 'collie']],
    likes: 2,
  },
  { title: '발 시려요', story: '네 발을 번갈아 들면서도 집에는 안 간대요.', pictures: [['snow', 'maltese']], likes: 1 },
];

/** Of the guardian that everybody may sign in as. */
export const guardiansEntry: DemoEntry = {
  title: '눈 오는 날의 초코',
  story: '산책 나가자는 말에 먼저 신발장 앞에 앉아 있었어요.',
  pictures: [['snow', 'poodle', 2]],
  likes: 5,
  comments: ['초코 눈빛이 반짝여요.'],
};

export const pastEntries: readonly DemoEntry[] = [
  {
    title: '낙엽 폭탄',
    story: '낙엽 더미를 보면 일단 뛰어들고 봐요.',
    pictures: [['autumn', 'retriever']],
    likes: 7,
    comments: ['일등 축하해요!'],
  },
  { title: '단풍보다 고운', story: '단풍잎 하나를 물고 집까지 왔어요.', pictures: [['autumn', 'cheese']], likes: 5 },
  {
    title: '바스락 소리가 좋아',
    story: '바스락거리는 소리가 나는 길로만 걸어요.',
    pictures: [['autumn', 'bichon']],
    likes: 4,
  },
];

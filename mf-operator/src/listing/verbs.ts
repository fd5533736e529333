/** The label of an act's button. */
const verbs: Record<string, string> = {
  add: '추가',
  announce: '당첨 발표',
  answer: '답변하기',
  approve: '승인',
  assign: '맡기기',
  attach: '파일 추가',
  block: '글쓰기 제한',
  blocked: '글쓰기 제한된 회원',
  cancel: '취소하고 환불',
  change: '수정',
  check: '확인',
  close: '마치기',
  comment: '댓글 쓰기',
  correct: '답변 수정',
  detach: '파일 삭제',
  edit: '수정',
  give: '주기',
  hide: '가리기',
  list: '목록',
  lock: '잠그기',
  open: '열기',
  picture: '사진 바꾸기',
  refunds: '환불',
  refuse: '거절',
  reject: '돌려보내기',
  remove: '삭제',
  reset: '초기화',
  restore: '다시 보이기',
  retire: '판매 끝내기',
  retry: '다시 요청',
  sell: '다시 팔기',
  settle: '처리하기',
  show: '보기',
  take: '거두기',
  unblock: '제한 풀기',
  unlock: '잠금 풀기',
  use: '쓰기',
  verify: '인증',
};

/** Labels that an area has of its own. */
const ofArea: Record<string, string> = { 'premium give': '프리미엄 주기', 'banners show': '다시 걸기', 'banners hide': '내리기' };

export function verbLabel(area: string, verb: string): string {
  return ofArea[`${area} ${verb}`] ?? verbs[verb] ?? verb;
}

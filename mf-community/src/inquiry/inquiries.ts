/** The subjects of an inquiry; the server has the same words. */
export const inquiryCategories = [
  '회원·계정',
  '예약',
  '결제·환불',
  '리뷰',
  '포인트·상품권',
  '커뮤니티·신고',
  '서비스 제안',
  '기타',
] as const;
export type InquiryCategory = (typeof inquiryCategories)[number];

export const LIST_PATH = '/mypage/questions';
export const INPUT_PATH = '/mypage/questions/input';
export const inquiryPath = (id: string) => `${LIST_PATH}/${id}`;
export const editPath = (id: string) => `${LIST_PATH}/${id}/edit`;

export const isCategory = (text: string): text is InquiryCategory => inquiryCategories.some((category) => category === text);

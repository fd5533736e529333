import type { BusinessKind } from '@petcare/contracts';

type Words = {
  introduction: string;
  facts: string;
  missing: string;
  missingHint: string;
  unnamed: string;
  toList: string;
  noReviews: string;
};

/** The words of the page where the kinds differ. */
export const kindWords: Record<BusinessKind, Words> = {
  hospital: {
    introduction: '병원 소개',
    facts: '병원 정보',
    missing: '병원을 찾을 수 없어요',
    missingHint: '주소가 바뀌었거나 문을 닫은 병원일 수 있어요.',
    unnamed: '어떤 병원을 찾으세요?',
    toList: '동물병원 목록 보기',
    noReviews: '아직 리뷰가 없어요. 첫 리뷰를 남겨 주세요.',
  },
  pharmacy: {
    introduction: '약국 소개',
    facts: '약국 정보',
    missing: '약국을 찾을 수 없어요',
    missingHint: '주소가 바뀌었거나 문을 닫은 약국일 수 있어요.',
    unnamed: '어떤 약국을 찾으세요?',
    toList: '동물약국 목록 보기',
    noReviews: '아직 리뷰가 없어요.',
  },
  company: {
    introduction: '업체 소개',
    facts: '업체 정보',
    missing: '업체를 찾을 수 없어요',
    missingHint: '주소가 바뀌었거나 문을 닫은 곳일 수 있어요.',
    unnamed: '어떤 곳을 찾으세요?',
    toList: '펫 서비스 목록 보기',
    noReviews: '아직 리뷰가 없어요.',
  },
};

import { LegalDocument } from '../legal-document.tsx';
import { termChapters } from './term-text.ts';

/** The terms of use. */
export function TermPage() {
  return (
    <LegalDocument
      title="이용약관"
      path="/term"
      description="펫케어를 이용하는 회원과 회사의 권리와 의무, 리뷰와 예약, 포인트에 관한 약속이에요."
      effectiveDate="2026년 12월 1일"
      chapters={termChapters}
    />
  );
}

import { LegalDocument } from '../legal-document.tsx';
import { termChapters } from './term-text.ts';

/** The terms of use. */
export function TermPage() {
  return <LegalDocument title="이용약관" effectiveDate="2026년 12월 1일" chapters={termChapters} />;
}

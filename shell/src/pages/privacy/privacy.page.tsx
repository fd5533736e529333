import { LegalDocument } from '../legal-document.tsx';
import { privacyChapters } from './privacy-text.ts';

/** The privacy policy. */
export function PrivacyPage() {
  return <LegalDocument title="개인정보처리방침" effectiveDate="2026년 12월 1일" chapters={privacyChapters} />;
}

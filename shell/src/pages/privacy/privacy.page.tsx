import { LegalDocument } from '../legal-document.tsx';
import { privacyChapters } from './privacy-text.ts';

/** The privacy policy. */
export function PrivacyPage() {
  return (
    <LegalDocument
      title="개인정보처리방침"
      path="/privacy"
      description="펫케어가 어떤 개인정보를 왜 모으고, 얼마나 보관하며, 어떻게 지키고 지우는지 알려 드려요."
      effectiveDate="2026년 12월 1일"
      chapters={privacyChapters}
    />
  );
}

import type { SlotProps } from '@petcare/contracts';
import { BusinessReviews } from './business-reviews.tsx';

/** A company's reviews on its page. */
export function CompanyReviewsPart({ companyId, companyName }: SlotProps<'company.reviews'>) {
  return <BusinessReviews kind="company" businessId={companyId} businessName={companyName} />;
}

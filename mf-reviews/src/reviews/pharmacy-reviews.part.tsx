import type { SlotProps } from '@petcare/contracts';
import { BusinessReviews } from './business-reviews.tsx';

/** A pharmacy's reviews on its page. */
export function PharmacyReviewsPart({ pharmacyId, pharmacyName }: SlotProps<'pharmacy.reviews'>) {
  return <BusinessReviews kind="pharmacy" businessId={pharmacyId} businessName={pharmacyName} />;
}

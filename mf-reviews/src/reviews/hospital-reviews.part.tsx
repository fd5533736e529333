import type { SlotProps } from '@petcare/contracts';
import { BusinessReviews } from './business-reviews.tsx';

/** A hospital's reviews on its page. */
export function HospitalReviewsPart({ hospitalId, hospitalName }: SlotProps<'hospital.reviews'>) {
  return <BusinessReviews kind="hospital" businessId={hospitalId} businessName={hospitalName} />;
}

import type { Feature } from '../lib/features.ts';

/** What a card shows of a hospital. Distance in kilometres. */
export type HospitalSummary = Record<Feature, boolean> & {
  id: string;
  name: string;
  contract: string | null;
  isOpenNow: boolean | null;
  reviewScore: number | null;
  reviewCount: number;
  distance: number | null;
  facilityPicture: { id: string; filepath: string }[];
  address: { address: string };
};

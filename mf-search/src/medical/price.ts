/** The prices of an area, in won. */
export type AreaPrice = { location: string; avg: number; min: number; max: number; sources: number };
export type Price = AreaPrice & {
  search: string;
  isWider: boolean;
  year: number | null;
  regions: readonly AreaPrice[];
  larger: AreaPrice | null;
};

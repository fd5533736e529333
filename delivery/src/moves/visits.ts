/** Distinct visitors of a release, and those of them whom something failed. */
export type Visits = { visitors: number; failing: number };

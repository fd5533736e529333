/** What a page shows of what writes change, by the API's names for it; null for one that may show anything. */
export type Topics = readonly string[] | null;

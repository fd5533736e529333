/** Topics that a page shows, of those that writes change, by the API's names for them; null for one that may show anything. */
export type Topics = readonly string[] | null;

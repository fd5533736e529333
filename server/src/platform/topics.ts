/** Topics of public pages, as far as writes change them: a write names those that it changes, and pages are kept by those that they show. */
export const topics = ['posts', 'reviews', 'listings', 'products', 'gifts', 'times'] as const;

export type Topic = (typeof topics)[number];

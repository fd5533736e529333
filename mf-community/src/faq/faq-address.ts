/** The search, as the address says it. */
export type FaqChoice = { category: string | null; search: string | null };

export const MOST_LETTERS = 100;

export function chosenIn(query: string): FaqChoice {
  const params = new URLSearchParams(query);
  const said = (name: string) => [...(params.get(name) ?? '').trim()].slice(0, MOST_LETTERS).join('') || null;
  return { category: said('category'), search: said('q') };
}

export function addressOf({ category, search }: FaqChoice): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (search?.trim()) params.set('q', search.trim());
  const query = params.toString();
  return query ? `/faq?${query}` : '/faq';
}

/** The choice of the listed records: with a treatment, in a region; `id` is the one that is opened. All of it stands in the address. */
export type AskedRecords = { medical: string | null; sido: string | null; sigungu: string | null; id: string | null };

const idIn = (text: string | null) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? text : null);

export function readRecords(params: URLSearchParams): AskedRecords {
  const sido = params.get('sido') || null;
  return { medical: idIn(params.get('medical')), sido, sigungu: sido && (params.get('sigungu') || null), id: idIn(params.get('id')) };
}

/** The address of a choice of records. Defaults stay out of it; a changed list begins at its first page. */
export function recordsPath({ medical, sido, sigungu, id }: Partial<AskedRecords>): string {
  const query = new URLSearchParams({
    ...(medical && { medical }),
    ...(sido && { sido }),
    ...(sido && sigungu && { sigungu }),
    ...(id && { id }),
  }).toString();
  return query ? `/pass?${query}` : '/pass';
}

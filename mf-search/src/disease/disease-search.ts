/** A search for diseases: all of it stands in the address. */
export type DiseaseSearch = {
  /** The way down to single symptoms: animal, part of the body, complaint. */
  division: string | null;
  group: string | null;
  parent: string | null;
  /** Ids of the chosen ones. */
  symptoms: string[];
  /** Part of a disease's name, or what is seen in everyday words; while there is one it counts, and not the symptoms. */
  search: string;
  page: number;
};

export const MOST_SYMPTOMS = 20;

/** No name is longer; the API knows no page beyond this one. */
const MOST_LETTERS = 100;
const MOST_PAGES = 1_000_000;

const isID = (text: string) => /^[1-9]\d{0,14}$/.test(text);

/** `3,17,4` in an address; what can be no id is left out. */
export function readSymptoms(text: string | null): string[] {
  return [...new Set((text ?? '').split(',').filter(isID))].slice(0, MOST_SYMPTOMS);
}

export function readDiseaseSearch(params: URLSearchParams): DiseaseSearch {
  const division = params.get('division') || null;
  const group = division && (params.get('group') || null);
  const page = Number(params.get('page'));
  return {
    division,
    group,
    parent: group && (params.get('parent') || null),
    symptoms: readSymptoms(params.get('symptoms')),
    search: (params.get('search') ?? '').trim().slice(0, MOST_LETTERS),
    page: Number.isInteger(page) && page > 1 && page <= MOST_PAGES ? page : 1,
  };
}

/** The parameters of a search; defaults stay out of the address. */
export function writeDiseaseSearch({ division, group, parent, symptoms, search, page }: DiseaseSearch): URLSearchParams {
  const entries: [string, string | null][] = [
    ['division', division],
    ['group', group],
    ['parent', parent],
    ['symptoms', symptoms.join(',')],
    ['search', search.trim()],
    ['page', page > 1 ? String(page) : ''],
  ];
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

const nothing: DiseaseSearch = { division: null, group: null, parent: null, symptoms: [], search: '', page: 1 };

/** The address of the search with this in it. */
export function diseaseSearchPath(wish: Partial<DiseaseSearch> = {}): string {
  const query = writeDiseaseSearch({ ...nothing, ...wish }).toString();
  return query ? `/search/disease?${query}` : '/search/disease';
}

const withSymptoms = (path: string, symptoms: readonly string[]) =>
  symptoms.length > 0 ? `${path}?symptoms=${symptoms.join('%2C')}` : path;

/** A disease; it tells the symptoms by which it was found from its others. */
export const diseasePath = (id: string, symptoms: readonly string[] = []) =>
  withSymptoms(`/search/disease/${encodeURIComponent(id)}`, symptoms);

/** Hospitals for a disease. */
export const diseaseHospitalsPath = (id: string) => `/search/disease/${encodeURIComponent(id)}/result`;

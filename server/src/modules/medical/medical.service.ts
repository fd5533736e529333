import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { createKept } from '../../platform/kept.ts';
import { parsePage } from '../../platform/paging.ts';
import type { SitemapFeed } from '../../platform/sitemap.ts';
import type { Listing } from '../listings/index.ts';
import type { SearchService } from '../search/index.ts';
import { expertiseWordsOf } from './medical-fields.policy.ts';
import { readWanted } from './everyday-words.policy.ts';
import { groupBy, isText, type ComplaintCount, type TreeRow } from './medical.policy.ts';
import { suggestKnown, type KnownName } from './suggestions.policy.ts';
import * as store from './medical.sql.ts';
import { listDiseaseEntries, listDiseaseParts, listMedicalEntries, listMedicalParts } from './sitemap.sql.ts';

export type Paged = { page?: number | null; count?: number | null };
export type DiseaseFilter = store.SymptomScope & { search?: string | null };
type Area = { sido?: string | null; sigungu?: string | null };
type Invalid = AppError<'VALIDATION_FAILED'>;
type Missing = AppError<'NOT_FOUND'>;

export type MedicalService = {
  /** The number of symptoms of each complaint, in the order of division, group and parent. */
  listComplaints(): Promise<ComplaintCount[]>;
  listSymptoms(scope: store.SymptomScope, paged: Paged): Promise<Result<store.Symptom[], Invalid>>;
  countSymptoms(scope: store.SymptomScope): Promise<number>;
  getSymptom(id: number): Promise<Result<store.Symptom, Missing>>;
  /** Those of these that are there. */
  getSymptoms(ids: number[]): Promise<Result<store.Symptom[], Invalid>>;
  /** By disease id, for loaders. */
  symptomsOf(diseaseIds: number[]): Promise<Map<number, store.Symptom[]>>;
  /** By name or by what is seen, in everyday words; with a scope only those with a symptom in it, most of them first. */
  listDiseases(asked: DiseaseFilter, paged: Paged): Promise<Result<store.Disease[], Invalid>>;
  countDiseases(asked: DiseaseFilter): Promise<number>;
  getDisease(id: number): Promise<Result<store.Disease, Missing>>;
  /** With any of these symptoms, most of them first. */
  searchDiseases(symptomIds: number[], paged: Paged): Promise<Result<store.DiseaseMatch[], Invalid>>;
  searchDiseasesCount(symptomIds: number[]): Promise<Result<number, Invalid>>;
  /** Hospitals whose text on their expertise names the disease or a field that looks after it, or whose name says such a field. */
  listHospitalsTreating(diseaseId: number, area: Area, paged: Paged): Promise<Result<Listing[], Invalid | Missing>>;
  countHospitalsTreating(diseaseId: number, area: Area): Promise<Result<number, Missing>>;
  /** Complaints, diseases and treatments for what somebody types, a few of each. */
  suggest(text: string): Promise<KnownName[]>;
  /** Every row of the tree, siblings in their order. */
  listMedicals(): Promise<TreeRow[]>;
  listPetKinds(): Promise<TreeRow[]>;
  diseaseFeed: SitemapFeed;
  /** Treatments, and weights below them. */
  medicalFeed: SitemapFeed;
};

const MOST_SYMPTOMS = 50;

type Deps = { db: Database; clock: Clock; config: Pick<Config, 'countsKeptSeconds'>; search: SearchService };

export function createMedicalService({ db, clock, config, search }: Deps): MedicalService {
  const names = createKept(() => store.listKnownNames(db), { clock, seconds: config.countsKeptSeconds });
  async function symptomsOf(diseaseIds: number[]): Promise<Map<number, store.Symptom[]>> {
    return groupBy(await store.listSymptomsOfDiseases(db, diseaseIds), ({ diseaseId }) => diseaseId);
  }

  async function getDisease(id: number): Promise<Result<store.Disease, Missing>> {
    const disease = await store.findDisease(db, id);
    return disease ? ok(disease) : err(notFound('질병을 찾을 수 없어요.'));
  }

  async function wordsOf(diseaseId: number): Promise<Result<string[], Missing>> {
    const disease = await getDisease(diseaseId);
    if (!disease.ok) return disease;
    const symptoms = (await symptomsOf([diseaseId])).get(diseaseId) ?? [];
    return ok(
      expertiseWordsOf(
        disease.value.name,
        symptoms.map(({ group }) => group),
      ),
    );
  }

  const areTexts = ({ division, group, parent }: store.SymptomScope) => [division, group, parent].every(isText);

  return {
    listComplaints: () => store.listComplaints(db),
    async listSymptoms(scope, paged) {
      const page = parsePage(paged.page, paged.count);
      if (!page.ok) return page;
      return ok(areTexts(scope) ? await store.listSymptoms(db, scope, page.value) : []);
    },
    countSymptoms: async (scope) => (areTexts(scope) ? store.countSymptoms(db, scope) : 0),
    async getSymptom(id) {
      const symptom = await store.findSymptom(db, id);
      return symptom ? ok(symptom) : err(notFound('증상을 찾을 수 없어요.'));
    },
    async getSymptoms(ids) {
      const checked = checkChosen(ids);
      return checked.ok ? ok(await store.findSymptoms(db, ids)) : checked;
    },
    symptomsOf,
    async listDiseases({ search, ...scope }, paged) {
      const page = parsePage(paged.page, paged.count);
      if (!page.ok) return page;
      return ok(isText(search) && areTexts(scope) ? await store.listDiseases(db, { ...readWanted(search), scope }, page.value) : []);
    },
    countDiseases: async ({ search, ...scope }) =>
      isText(search) && areTexts(scope) ? store.countDiseases(db, { ...readWanted(search), scope }) : 0,
    getDisease,
    async searchDiseases(symptomIds, paged) {
      const checked = checkChosen(symptomIds);
      if (!checked.ok) return checked;
      const page = parsePage(paged.page, paged.count);
      return page.ok ? ok(await store.matchDiseases(db, symptomIds, page.value)) : page;
    },
    async searchDiseasesCount(symptomIds) {
      const checked = checkChosen(symptomIds);
      return checked.ok ? ok(await store.countMatchingDiseases(db, symptomIds)) : checked;
    },
    async listHospitalsTreating(diseaseId, area, paged) {
      const words = await wordsOf(diseaseId);
      return words.ok ? search.listHospitalsWithExpertise(words.value, { ...area, ...paged }) : words;
    },
    async countHospitalsTreating(diseaseId, area) {
      const words = await wordsOf(diseaseId);
      return words.ok ? ok(await search.countHospitalsWithExpertise(words.value, area)) : words;
    },
    suggest: async (text) => suggestKnown(await names.get({}), text),
    listMedicals: () => store.listMedicals(db),
    listPetKinds: () => store.listPetKinds(db),
    diseaseFeed: { parts: () => listDiseaseParts(db), entries: (slice) => listDiseaseEntries(db, slice) },
    medicalFeed: { parts: () => listMedicalParts(db), entries: (slice) => listMedicalEntries(db, slice) },
  };
}

function checkChosen(symptomIds: number[]): Result<null, Invalid> {
  if (symptomIds.length <= MOST_SYMPTOMS) return ok(null);
  return err(validationFailed([invalid('symptomIds', 'arrayMaxSize', `증상은 ${MOST_SYMPTOMS}개까지 고를 수 있어요.`)]));
}

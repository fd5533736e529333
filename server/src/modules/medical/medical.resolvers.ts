import type { Clock } from '../../platform/clock.ts';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Resolvers } from '../../platform/graphql/schema.gen.ts';
import { toHospital } from '../listings/index.ts';
import { toSymptomTree, toTree, type TreeNode } from './medical.policy.ts';
import type { MedicalService } from './medical.service.ts';
import type { Symptom } from './medical.sql.ts';
import type { PricesService } from './prices.service.ts';

export type MedicalServices = { medical: MedicalService; prices: PricesService; clock: Clock };
type Medical = { id: string; name: string; child: Medical[] };
type PetKind = { id: string; name: string; childs: PetKind[] };

export function medicalResolvers({ medical, prices, clock }: MedicalServices): Resolvers {
  const hospitals = (listings: Parameters<typeof toHospital>[0][]) => listings.map((listing) => toHospital(listing, clock.now()));

  return {
    Query: {
      getSymptomTree: async () => toSymptomTree(await medical.listComplaints()),
      getSymptomsByPage: async (_root, { page, count, ...scope }) =>
        unwrap(await medical.listSymptoms(scope, { page, count })).map(toSymptom),
      getSymptomsCount: (_root, scope) => medical.countSymptoms(scope),
      getSymptom: async (_root, { id }) => toSymptom(unwrap(await medical.getSymptom(parseId(id)))),
      getSymptomsByIds: async (_root, { ids }) => unwrap(await medical.getSymptoms(ids.map(parseId))).map(toSymptom),
      getDiseasesByPage: async (_root, { page, count, ...asked }) =>
        unwrap(await medical.listDiseases(asked, { page, count })).map(withTextId),
      getDiseasesCount: (_root, asked) => medical.countDiseases(asked),
      getDisease: async (_root, { id }) => withTextId(unwrap(await medical.getDisease(parseId(id)))),
      searchDiseases: async (_root, { symptomIds, ...page }) =>
        unwrap(await medical.searchDiseases(symptomIds.map(parseId), page)).map(withTextId),
      searchDiseasesCount: async (_root, { symptomIds }) => unwrap(await medical.searchDiseasesCount(symptomIds.map(parseId))),
      getDiseaseHospitalsByPage: async (_root, { diseaseId, sido, sigungu, page, count }) =>
        hospitals(unwrap(await medical.listHospitalsTreating(parseId(diseaseId), { sido, sigungu }, { page, count }))),
      getDiseaseHospitalsCount: async (_root, { diseaseId, ...area }) =>
        unwrap(await medical.countHospitalsTreating(parseId(diseaseId), area)),
      getKnowledgeSuggestions: async (_root, { search }) => (await medical.suggest(search)).map(withTextId),
      getMedicals: async () => toTree(await medical.listMedicals()).map(toMedical),
      getPetKinds: async () => toTree(await medical.listPetKinds()).map(toPetKind),
      getFeeOfTheDay: async () => {
        const fee = await prices.feeOfTheDay();
        return fee && { medicalId: String(fee.medicalId), price: fee.price };
      },
      getMedicalOffersByPage: async (_root, { medicalId, sido, sigungu, most, page, count }) =>
        unwrap(await prices.listOffers({ medicalId: parseId(medicalId), area: { sido, sigungu }, most }, { page, count })).map(
          ({ hospitalId, ...offer }) => ({ ...offer, hospitalId: String(hospitalId) }),
        ),
      getMedicalOffersCount: (_root, { medicalId, most, ...area }) => prices.countOffers({ medicalId: parseId(medicalId), area, most }),
      searchMedicalPrice: async (_root, { medicalId, ...area }) => unwrap(await prices.searchMedicalPrice(parseId(medicalId), area)),
    },
  };
}

export function toSymptom(symptom: Symptom) {
  const { division, group, parent, child } = symptom;
  return { id: String(symptom.id), division, group, parent, child };
}

function withTextId<Row extends { id: number }>(row: Row) {
  return { ...row, id: String(row.id) };
}

function toMedical({ id, name, children }: TreeNode): Medical {
  return { id: String(id), name, child: children.map(toMedical) };
}

function toPetKind({ id, name, children }: TreeNode): PetKind {
  return { id: String(id), name, childs: children.map(toPetKind) };
}

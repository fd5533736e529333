import type { Loader } from '../../platform/graphql/resolvers.ts';
import type { Disease } from '../../platform/graphql/schema.gen.ts';
import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import type { SearchService } from '../search/index.ts';
import { medicalFieldsOf } from './medical-fields.policy.ts';
import { medicalResolvers, toSymptom } from './medical.resolvers.ts';
import { createMedicalService, type MedicalService as Knowledge } from './medical.service.ts';
import { createPricesService, type PricesService } from './prices.service.ts';

export {
  importBreeds,
  importDiseases,
  importFees,
  takeBreeds,
  takeDemoFees,
  takeFindings,
  type KnowledgeReport,
} from './import/import-knowledge.ts';
export type { Fee } from './import/knowledge-file.policy.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['disease_symptoms', 'diseases', 'medicals', 'pet_kinds', 'published_fees', 'symptoms'];
/** Views that every module may name. @public */
export const views = ['pet_kind_names', 'treatments'];

/** The knowledge of symptoms, diseases, treatments, their prices and kinds of animals; it comes from imports only. */
export type MedicalService = Knowledge & PricesService;

type Deps = Pick<PlatformDeps, 'db' | 'clock' | 'config'> & { search: SearchService };

/** Symptoms and diseases, the trees of treatments and of kinds of animals, and what treatments cost. */
export function createMedical({ clock, ...deps }: Deps): ServerModule<MedicalService> {
  const knowledge = createMedicalService({ ...deps, clock });
  const prices = createPricesService({ ...deps, clock });
  const symptomsOf = async (queries: { obj: Disease }[]) => {
    const ids = queries.map(({ obj }) => Number(obj.id));
    const known = await knowledge.symptomsOf([...new Set(ids)]);
    return ids.map((id) => known.get(id) ?? []);
  };
  const symptoms: Loader<Disease, Disease['symptoms']> = async (queries) => (await symptomsOf(queries)).map((some) => some.map(toSymptom));
  const medicalDisease: Loader<Disease, Disease['medicalDisease']> = async (queries) =>
    (await symptomsOf(queries)).map((some, index) =>
      medicalFieldsOf(
        queries[index]!.obj.name,
        some.map(({ group }) => group),
      ),
    );
  return {
    verbs: { ...knowledge, ...prices },
    registration: {
      resolvers: medicalResolvers({ medical: knowledge, prices, clock }),
      loaders: { Disease: { symptoms, medicalDisease } },
    },
  };
}

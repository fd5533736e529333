import { graphql, type ResultOf } from '@petcare/api';

/** The fields of a disease on a card. */
export const DiseaseSummaryFields = graphql(`
  fragment DiseaseSummaryFields on Disease @_unmask {
    id
    name
    medicalDisease
    matchCount
    symptoms {
      id
      division
      parent
      child
    }
  }
`);
export type DiseaseSummary = ResultOf<typeof DiseaseSummaryFields>;

type Symptom = Pick<DiseaseSummary['symptoms'][number], 'parent' | 'child'>;

/** A complaint that nobody has said more about stands for itself. */
export const symptomText = ({ parent, child }: Symptom) => child ?? parent;

/** 강아지, 고양이 or both, as far as its symptoms say so. */
export const animalsOf = (symptoms: readonly { division: string }[]) => [...new Set(symptoms.map(({ division }) => division))];

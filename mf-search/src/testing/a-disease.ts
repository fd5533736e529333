import type { DiseaseSummary } from '../disease/disease-summary.ts';

type Symptom = DiseaseSummary['symptoms'][number] & { group: string };

export const aSymptom = (id: string, child: string | null, given: Partial<Symptom> = {}): Symptom => ({
  id,
  division: '강아지',
  group: '눈',
  parent: '눈이 빨개요',
  child,
  ...given,
});

/** A disease of the eyes with two symptoms, as lists and its page have it. */
export function aDisease(given: Partial<DiseaseSummary & { description: string | null; image: string | null }> = {}) {
  return {
    id: '7',
    name: '결막염',
    image: null,
    description: null,
    medicalDisease: ['안과'],
    matchCount: null,
    symptoms: [aSymptom('1', '눈을 비벼요'), aSymptom('2', '눈곱이 껴요')],
    ...given,
  };
}

/** A disease as its page has it. */
export type DiseaseSymptom = { id: string; division: string; group: string; parent: string; child: string | null };
export type Disease = {
  id: string;
  name: string;
  image: string | null;
  description: string | null;
  medicalDisease: string[];
  symptoms: DiseaseSymptom[];
};

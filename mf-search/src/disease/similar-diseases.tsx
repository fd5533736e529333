import { graphql } from '@petcare/api';
import { Grid, Section, Skeleton } from '@petcare/ui';
import { useQuery } from 'urql';
import { DiseaseCard } from './disease-card.tsx';
import { DiseaseSummaryFields } from './disease-summary.ts';
import type { Disease } from './disease.ts';

const SimilarDiseases_Diseases = graphql(
  `
    query SimilarDiseases_Diseases($symptoms: [ID!]!, $count: Int!) {
      searchDiseases(symptomIds: $symptoms, count: $count) {
        ...DiseaseSummaryFields
      }
    }
  `,
  [DiseaseSummaryFields],
);

const MOST = 6;
/** The API looks for no more at once. */
const MOST_ASKED = 50;

/** Other diseases with the same symptoms; nothing where there are none, or when that can't be told. */
export function SimilarDiseases({ disease: { id, symptoms } }: { disease: Disease }) {
  const ids = symptoms.slice(0, MOST_ASKED).map((symptom) => symptom.id);
  const [{ data, error }] = useQuery({
    query: SimilarDiseases_Diseases,
    variables: { symptoms: ids, count: MOST + 1 },
    pause: ids.length === 0,
  });
  if (error || ids.length === 0) return null;
  const others = data?.searchDiseases.filter((one) => one.id !== id).slice(0, MOST);
  if (others?.length === 0) return null;
  return (
    <Section title="증상이 비슷한 질병">
      {others ? (
        <Grid as="ul" min="18rem">
          {others.map((one) => (
            <li key={one.id}>
              <DiseaseCard disease={one} />
            </li>
          ))}
        </Grid>
      ) : (
        <Skeleton variant="card" count={3} />
      )}
    </Section>
  );
}

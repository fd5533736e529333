import { graphql, isNotFound, messageOfError } from '@petcare/api';
import { usePageHead } from '@petcare/remote';
import { ErrorState, PageContainer, Skeleton, Stack } from '@petcare/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { diseaseHead } from './disease-head.ts';
import { readSymptoms } from './disease-search.ts';
import { UnknownDisease } from './unknown-disease.tsx';
import { DiseaseView } from './disease-view.tsx';

const DiseasePage_Disease = graphql(`
  query DiseasePage_Disease($id: ID!) {
    getDisease(id: $id) {
      id
      name
      image
      description
      medicalDisease
      symptoms {
        id
        division
        group
        parent
        child
      }
    }
  }
`);

export function DiseasePage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const isID = /^[1-9]\d*$/.test(id);
  const [{ data, error, fetching }, reload] = useQuery({ query: DiseasePage_Disease, variables: { id }, pause: !isID });
  const disease = data?.getDisease.id === id ? data.getDisease : undefined;
  usePageHead(disease && !error ? diseaseHead(disease) : null);

  if (!isID || isNotFound(error)) return <UnknownDisease />;
  return (
    <PageContainer>
      {error ? (
        <ErrorState message={messageOfError(error)} onRetry={reload} isRetrying={fetching} />
      ) : disease ? (
        <DiseaseView disease={disease} chosen={readSymptoms(params.get('symptoms'))} />
      ) : (
        <Stack gap={6}>
          <Skeleton variant="block" />
          <Skeleton variant="list" count={3} />
        </Stack>
      )}
    </PageContainer>
  );
}

import { graphql, isNotFound } from '@petcare/api';
import { answerOf, usePageHead } from '@petcare/remote';
import { PageContainer, Skeleton, Stack } from '@petcare/ui';
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
  const { standIn, data, error } = answerOf(
    useQuery({ query: DiseasePage_Disease, variables: { id }, pause: !isID }),
    <Stack gap={6}>
      <Skeleton variant="block" />
      <Skeleton variant="list" count={3} />
    </Stack>,
    { waitsEachTime: true },
  );
  usePageHead(data ? diseaseHead(data.getDisease) : null);

  if (!isID || isNotFound(error)) return <UnknownDisease />;
  return (
    <PageContainer>{standIn ?? <DiseaseView disease={data.getDisease} chosen={readSymptoms(params.get('symptoms'))} />}</PageContainer>
  );
}

import { graphql } from '@petcare/api';
import { answerOf, usePageHead } from '@petcare/remote';
import { media, PageContainer, PageTitle, Skeleton, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { useAddressState } from '../address/use-address-state.ts';
import { diseaseSearchHead } from './disease-head.ts';
import { readDiseaseSearch, writeDiseaseSearch, type DiseaseSearch } from './disease-search.ts';
import { useKept } from '../listing/use-kept.ts';
import { DiseaseSummaryFields } from './disease-summary.ts';
import { SearchBox } from '../suggestions/search-box.tsx';
import { ChosenSymptoms } from './chosen-symptoms.tsx';
import { DiseaseResults } from './disease-results.tsx';
import { SymptomSteps } from './symptom-steps.tsx';
import { ToResults } from './to-results.tsx';

const DiseaseSearchPage_Diseases = graphql(
  `
    query DiseaseSearchPage_Diseases(
      $isBySymptoms: Boolean!
      $symptoms: [ID!]!
      $search: String
      $division: String
      $group: String
      $parent: String
      $page: Int!
      $count: Int!
    ) {
      chosen: getSymptomsByIds(ids: $symptoms) {
        id
        parent
        child
      }
      matching: searchDiseases(symptomIds: $symptoms, page: $page, count: $count) @include(if: $isBySymptoms) {
        ...DiseaseSummaryFields
      }
      matchingCount: searchDiseasesCount(symptomIds: $symptoms) @include(if: $isBySymptoms)
      named: getDiseasesByPage(search: $search, division: $division, group: $group, parent: $parent, page: $page, count: $count)
        @skip(if: $isBySymptoms) {
        ...DiseaseSummaryFields
      }
      namedCount: getDiseasesCount(search: $search, division: $division, group: $group, parent: $parent) @skip(if: $isBySymptoms)
    }
  `,
  [DiseaseSummaryFields],
);

const PAGE_SIZE = 12;
/** The id of the heading above the diseases. */
const RESULTS = 'diseases';

export function DiseaseSearchPage() {
  const [wish, changeAsked] = useAddressState(readDiseaseSearch, writeDiseaseSearch);
  const { symptoms, search, page } = wish;
  const change = (changed: Partial<DiseaseSearch>, replace = false) => changeAsked({ page: 1, ...changed }, { replace });
  const { standIn, data, isLoading } = answerOf(
    useQuery({
      query: DiseaseSearchPage_Diseases,
      variables: { isBySymptoms: symptoms.length > 0 && search === '', symptoms, search, ...scopeOf(wish), page, count: PAGE_SIZE },
    }),
    <Skeleton variant="list" count={5} />,
  );
  const diseases = data?.matching ?? data?.named ?? [];
  const total = data?.matchingCount ?? data?.namedCount ?? 0;
  // What the last answer had is shown until the next: what is not chosen any more goes at once.
  const chosen = useKept(data)?.chosen.filter(({ id }) => symptoms.includes(id)) ?? [];
  usePageHead(diseaseSearchHead(wish, data && !isLoading ? { diseases, total, pageSize: PAGE_SIZE } : null));

  return (
    <PageContainer>
      <PageTitle description="아이의 증상을 고르면 의심해 볼 수 있는 질병과 갈 만한 병원을 알려드려요.">증상으로 찾기</PageTitle>
      <Columns $isSplit={wish.division !== null || symptoms.length > 0}>
        <Stack gap={5}>
          <SearchBox
            label="질병·증상 검색"
            placeholder="토해요, 기침, 슬개골 탈구"
            search={search}
            onSearch={(text) => change({ search: text })}
            action="/search/disease"
            kept={writeDiseaseSearch({ ...wish, search: '', page: 1 })}
          />
          <SymptomSteps wish={wish} onChoose={(ids) => change({ symptoms: ids, search: '' }, true)} />
          {chosen.length > 0 && search === '' && total > 0 && <ToResults chosen={chosen.length} total={total} target={RESULTS} />}
        </Stack>
        <Results gap={5} tabIndex={-1}>
          <ChosenSymptoms wish={wish} symptoms={chosen} onClear={() => change({ symptoms: [] }, true)} />
          {standIn ?? (
            <DiseaseResults
              id={RESULTS}
              wish={wish}
              chosen={chosen.map(({ id }) => id)}
              diseases={diseases}
              total={total}
              pageSize={PAGE_SIZE}
              isWaiting={isLoading}
            />
          )}
        </Results>
      </Columns>
    </PageContainer>
  );
}

/** A text is looked for in all of an animal's diseases, wherever somebody was on the way down to symptoms. */
const scopeOf = ({ search, division, group, parent }: DiseaseSearch) =>
  search ? { division, group: null, parent: null } : { division, group, parent };

/** Takes the keyboard of whoever takes the last symptom back. */
const Results = styled(Stack)`
  outline: none;
`;

const Columns = styled.div<{ $isSplit: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) ${({ $isSplit }) => ($isSplit ? '24rem' : '')};
    align-items: start;
  }
`;

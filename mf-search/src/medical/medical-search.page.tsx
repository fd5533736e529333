import { graphql } from '@petcare/api';
import { answerOf, usePageHead } from '@petcare/remote';
import { EmptyState, LinkButton, media, PageContainer, PageTitle, Section, Skeleton, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { useAddressState } from '../address/use-address-state.ts';
import { medicalSearchHead } from './medical-head.ts';
import { medicalSearchPath, readMedicalSearch, writeMedicalSearch, type MedicalSearch } from './medical-search.ts';
import { treatmentsNamed } from './medical-tree.ts';
import { RegionFields } from '../region/region-fields.tsx';
import { SearchBox } from '../suggestions/search-box.tsx';
import { TreatmentCard } from './treatment-card.tsx';

const MedicalSearchPage_Medicals = graphql(`
  query MedicalSearchPage_Medicals {
    getMedicals {
      id
      name
      child {
        id
        name
        child {
          id
          name
        }
      }
    }
  }
`);

/** All treatments by their kind; each leads to its price in the chosen region. */
export function MedicalSearchPage() {
  const [wish, change] = useAddressState(readMedicalSearch, writeMedicalSearch);
  const { standIn, data } = answerOf(useQuery({ query: MedicalSearchPage_Medicals }), <Skeleton variant="card" count={6} />);
  usePageHead(medicalSearchHead(wish));
  const { sido, sigungu, search } = wish;

  return (
    <PageContainer>
      <PageTitle description="궁금한 진료를 고르면 우리 동네 평균과 최저, 최고 금액을 보여드려요.">평균 진료비</PageTitle>
      <Stack gap={8}>
        <Controls>
          <SearchBox
            label="진료 항목 검색"
            placeholder="초진, 예방접종, 엑스선…"
            search={search}
            onSearch={(text) => change({ search: text })}
            action="/search/medical"
            kept={writeMedicalSearch({ ...wish, search: '' })}
          />
          <RegionFields sido={sido} sigungu={sigungu} onChange={change} />
        </Controls>
        {standIn ?? <Kinds wish={wish} kinds={treatmentsNamed(data.getMedicals, search)} isAny={data.getMedicals.length > 0} />}
      </Stack>
    </PageContainer>
  );
}

type Treatment = { id: string; name: string; child: readonly { id: string; name: string }[] };
type KindsProps = { wish: MedicalSearch; kinds: readonly { id: string; name: string; child: readonly Treatment[] }[]; isAny: boolean };

function Kinds({ wish, kinds, isAny }: KindsProps) {
  if (!isAny)
    return <EmptyState icon="receipt" title="아직 알려진 진료비가 없어요." description="공개된 진료비가 모이는 대로 보여드릴게요." />;
  if (kinds.length === 0) {
    return (
      <EmptyState
        icon="search"
        title={`‘${wish.search}’ 진료 항목을 찾지 못했어요.`}
        description="더 짧은 말로 찾아보거나 전체 항목에서 골라 보세요."
        action={
          <LinkButton to={medicalSearchPath({ ...wish, search: '' })} variant="secondary">
            전체 항목 보기
          </LinkButton>
        }
      />
    );
  }
  return (
    <div>
      {kinds.map(({ id, name, child }) => (
        <Section key={id} title={name}>
          <Cards>
            {child.map((treatment) => (
              <li key={treatment.id}>
                <TreatmentCard treatment={treatment} region={wish} />
              </li>
            ))}
          </Cards>
        </Section>
      ))}
    </div>
  );
}

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${tokens.space[3]};
`;

import { busyLine, EmptyState, formatNumber, LinkButton, Notice, Pagination, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { diseaseSearchPath, type DiseaseSearch } from './disease-search.ts';
import { DiseaseCard } from './disease-card.tsx';
import type { DiseaseSummary } from './disease-summary.ts';

type Props = {
  id: string;
  wish: DiseaseSearch;
  chosen: readonly string[];
  diseases: readonly DiseaseSummary[];
  total: number;
  pageSize: number;
  isWaiting: boolean;
};

function titleOf({ search, symptoms, division, group }: DiseaseSearch): string {
  if (search) return `‘${search}’ 검색 결과`;
  if (symptoms.length > 0 || group) return '의심해 볼 수 있는 질병';
  return division ? `${division}에게 있는 질병` : '모든 질병';
}

/** By text while there is one, else by the chosen symptoms, else those of the animal, part of the body and complaint. */
export function DiseaseResults({ id, wish, chosen, diseases, total, pageSize, isWaiting }: Props) {
  const { search } = wish;
  const isBySymptoms = search === '' && chosen.length > 0;
  return (
    <section aria-labelledby={id}>
      <Title id={id} tabIndex={-1}>
        {titleOf(wish)} <Total role="status">{formatNumber(total)}가지</Total>
      </Title>
      <Stack gap={4}>
        {isBySymptoms && <Notice>고른 증상이 많이 겹치는 순서예요. 진단이 아니니, 정확한 원인은 수의사에게 확인해 주세요.</Notice>}
        {search === '' && chosen.length === 0 && wish.division && <Notice>보이는 증상을 고를수록 더 잘 좁혀져요.</Notice>}
        {search !== '' && chosen.length > 0 && (
          <LinkButton to={diseaseSearchPath({ ...wish, search: '', page: 1 })} variant="secondary" icon="chevron-left">
            고른 증상 {chosen.length}개로 보기
          </LinkButton>
        )}
        {diseases.length === 0 ? (
          <EmptyState
            icon="search"
            title="맞는 질병이 없어요."
            description={search ? '‘토해요’처럼 짧게 적거나, 증상을 골라 찾아보세요.' : '증상을 다시 골라 보세요.'}
            action={
              <LinkButton to={diseaseSearchPath()} variant="secondary">
                처음부터 찾기
              </LinkButton>
            }
          />
        ) : (
          <Cards aria-busy={isWaiting}>
            {diseases.map((disease) => (
              <li key={disease.id}>
                <DiseaseCard disease={disease} chosen={isBySymptoms ? chosen : []} />
              </li>
            ))}
          </Cards>
        )}
        <Pagination page={wish.page} count={pageSize} total={total} hrefOf={(page) => diseaseSearchPath({ ...wish, page })} />
      </Stack>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${tokens.space[4]};
  font-size: 1.1875rem;
  font-weight: ${tokens.font.weight.bold};
  overflow-wrap: anywhere;
  scroll-margin-top: calc(var(--pc-header-height, 4rem) + ${tokens.space[4]});
  &:focus {
    outline: none;
  }
`;

const Total = styled.span`
  color: ${tokens.color.primaryHover};
  font-variant-numeric: tabular-nums;
`;

const Cards = styled.ul`
  ${busyLine}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${tokens.space[3]};
`;

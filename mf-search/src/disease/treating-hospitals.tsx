import { EmptyState, formatNumber, LinkButton, Pagination, Stack, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { regionName, writeRegionPage, type RegionPage } from '../region/region-page.ts';
import { ListingCard } from '../listing/listing-card.tsx';
import { ListingCards } from '../listing/listing-cards.tsx';
import type { ListingSummary } from '../listing/listing-summary.ts';

type Props = { wish: RegionPage; name: string; hospitals: readonly ListingSummary[]; total: number; pageSize: number };

/** Those whose own text says so, which few hospitals have written. */
export function TreatingHospitals({ wish, name, hospitals, total, pageSize }: Props) {
  const region = regionName(wish);
  return (
    <section aria-labelledby="treating">
      <Title id="treating">
        진료를 알린 병원 <strong>{formatNumber(total)}</strong>곳
      </Title>
      {hospitals.length === 0 ? (
        <EmptyState
          icon="hospital"
          title={region ? `${region}에는 아직 없어요.` : '아직 없어요.'}
          description={`‘${name}’ 관련 진료를 직접 알린 병원만 여기에 보여드려요.`}
          action={
            region && (
              <LinkButton to="?" variant="secondary">
                전국에서 찾기
              </LinkButton>
            )
          }
        />
      ) : (
        <Stack gap={6}>
          <ListingCards aria-label="진료를 알린 병원">
            {hospitals.map((hospital) => (
              <li key={hospital.id}>
                <ListingCard kind="hospital" listing={hospital} frompage="search" shape="row" />
              </li>
            ))}
          </ListingCards>
          <Pagination
            page={wish.page}
            count={pageSize}
            total={total}
            hrefOf={(page) => ({ search: writeRegionPage({ ...wish, page }).toString() })}
          />
        </Stack>
      )}
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${tokens.space[4]};
  font-size: 1.1875rem;
  font-weight: ${tokens.font.weight.bold};
  > strong {
    color: ${tokens.color.primaryHover};
  }
`;
